// Texts that other tools block as text. beck judges most of them by what the command does; a person who wants them
// never to run ticks them in the editor.

export const SUGGESTED_BLACKLIST: readonly string[] = [
  'rm -rf /',
  'rm -rf /*',
  ':(){ :|:& };:',
  'mkfs.',
  'dd if=',
  '>/dev/sd',
  'chmod -R 777 /',
  'chown -R',
  'wget -O-',
  'curl | sh',
  'format ',
  'del /s /q',
  'rd /s /q',
  'format c:',
  'format d:',
  'shutdown /',
  'reg delete',
  'sudo ',
];
