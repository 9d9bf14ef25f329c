// Filters, places and orders that Tab may append; a test reads each one after `find files`.

export const CONTINUATIONS: readonly string[] = [
  'larger than 10 MB|smaller than 1 MB|between 1 MB and 10 MB|modified today',
  'modified in the last 7 days|older than 30 days|newer than 2 days|with extension log',
  'whose name contains report|starting with a|ending with .bak|containing TODO|that are empty',
  'that are executable|that are hidden|owned by root|in this folder only|sorted by size',
  'sorted by date|with their sizes',
].flatMap((line) => line.split('|'));
