// The time in other places.

import type { SayingRow, Slots } from './saying-row.ts';

const ZONED = '[TimeZoneInfo]::ConvertTimeBySystemTimeZoneId([DateTime]::UtcNow, "{zone#}")';

/** A city; its time zone is found by the last part of the zone's name in the tz database. */
export const CLOCK: readonly SayingRow[] = [
  {
    patterns: [
      '(what is|what|show|tell me|give me|print|get)? (current|local)? (time|date|date and time|time and date|clock) (is it|it is)? (now)? (in|for|at) {city:name} {more:name}? (now|right now)?',
      'how late is it in {city:name} {more:name}?',
    ],
    command: { gnu: 'TZ={zone} date', powershell: ZONED },
    derive: ({ city = [], more = [], ...slots }: Slots): Slots | undefined => {
      const zone = zoneOf([...city, ...more].join(' '));
      return zone === undefined ? undefined : { ...slots, zone: [zone] };
    },
  },
];

function zoneOf(said: string): string | undefined {
  const wanted = said.toLowerCase().replace(/ /g, '_');
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.find((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
}
