// How much, for people: `0 bytes`, `1.5 KB`, `12 GB`.

/** Powers of 1024, one decimal. */
export function sizeOf(bytes: number): string {
  if (bytes === 1) return '1 byte';
  const power = Math.min(4, Math.floor(Math.log2(Math.max(bytes, 1)) / 10));
  const amount = Math.round((bytes / 1024 ** power) * 10) / 10;
  return `${amount} ${['bytes', 'KB', 'MB', 'GB', 'TB'][power]}`;
}
