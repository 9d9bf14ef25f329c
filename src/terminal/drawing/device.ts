// The terminal this process belongs to, by the name that the system has for it.

/** To write to, and to ask how large it is. */
export const SCREEN_DEVICE: string = process.platform === 'win32' ? '\\\\.\\CONOUT$' : '/dev/tty';

/** To read keys from. */
export const KEYBOARD_DEVICE: string = process.platform === 'win32' ? '\\\\.\\CONIN$' : '/dev/tty';
