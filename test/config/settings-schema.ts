// The schema of a settings file for editors, made from the table of settings. Run by itself it prints the published
// file, which `npm run schema` writes.

import { toJsonSchema } from '@valibot/to-json-schema';
import { NAMES, ROWS } from '../../src/config/schema.ts';
import { DEFAULTS } from '../../src/config/settings.ts';

/** What JSON Schema cannot say (whether a pattern is one, what an address is) is left to beck itself. */
export function settingsSchema(): object {
  const properties = NAMES.map((name) => {
    const { $schema: _, ...shape } = toJsonSchema(ROWS[name].schema, {
      typeMode: 'input',
      errorMode: 'ignore',
    });
    const fallback = DEFAULTS[name] === undefined ? {} : { default: DEFAULTS[name] };
    return [
      name,
      { description: `${ROWS[name].about}. Must be ${ROWS[name].allowed}.`, ...shape, ...fallback },
    ];
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Settings of beck',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(properties) },
    additionalProperties: false,
  };
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(settingsSchema(), null, 2)}\n`);
