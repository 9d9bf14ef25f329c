// How many bytes: for a person, for a model, and as vendors of disks and models count.

/** For people: `0 bytes`, `1.5 KB`, `12 GB`, in powers of 1024. */
export function sizeOf(bytes: number): string {
  return sized(bytes, 1024, ['bytes', 'KB', 'MB', 'GB', 'TB']);
}

/** `0 bytes`, `1.5 kB`, `12 GB`, in powers of 1000. */
export function metricSize(bytes: number): string {
  return sized(bytes, 1000, ['bytes', 'kB', 'MB', 'GB', 'TB']);
}

function sized(bytes: number, base: number, units: readonly string[]): string {
  if (bytes === 1) return '1 byte';
  let power = 0;
  while (power < units.length - 1 && bytes >= base ** (power + 1)) power += 1;
  return `${Math.round((bytes / base ** power) * 10) / 10} ${units[power]}`;
}

/** For the notes that a model reads: `1023B`, `1.4KB`, `1.0GB`, in powers of 1024. */
export function compactSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'] as const;
  let unit = 0;
  let size = bytes;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(1)}${units[unit]}`;
}

/** As models, downloads and disks are labelled: `4.2 GB`, `85 MB`, in powers of 1000. */
export function decimalSize(bytes: number): string {
  const [unit, name] = bytes < 995e6 ? [1e6, 'MB'] : [1e9, 'GB'];
  const size = bytes / unit;
  return `${size.toFixed(size < 9.95 ? 1 : 0)} ${name}`;
}
