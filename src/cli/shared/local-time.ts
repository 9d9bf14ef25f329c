// A moment as the person's clock shows it.

/** `2026-11-20` */
export function localDay(at: number): string {
  return localTime(at).slice(0, 10);
}

/** `2026-11-20 14:02:07` */
export function localTime(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
