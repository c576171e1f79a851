import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { formats } from '#schemas/formats.ts';

const digits = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
const year = fc.constantFrom('1900', '2000', '2023', '2024', '2100', '0000');
const date = fc.tuple(year, digits, digits).map((parts) => parts.join('-'));
const time = fc.tuple(
  fc.constantFrom('00', '09', '23', '24', '30'),
  fc.constantFrom('00', '29', '59', '60'),
  fc.constantFrom('00', '59', '60', '61', '07.5'),
);
const zone = fc.constantFrom('Z', 'z', '', '+00:00', '-05:30', '+0530', '+23:59', '-24:00', '+00:60', '+05');
const separator = fc.constantFrom('T', 't', ' ', '  ', '');
const dateTime = fc
  .tuple(date, separator, time, zone)
  .map(([day, between, parts, at]) => `${day}${between}${parts.join(':')}${at}`);

function theirs(format: 'date' | 'date-time', text: string): boolean {
  const known = fullFormats[format];
  const validate: unknown = typeof known === 'object' && 'validate' in known ? known.validate : undefined;
  if (typeof validate !== 'function') throw new Error(`ajv-formats has changed what ${format} is.`);
  return Boolean(validate(text));
}

test.each([
  ['date', '2024-02-29', true],
  ['date', '2023-02-29', false],
  ['date', '2024-13-01', false],
  ['date', '2024-1-1', false],
  ['date-time', '2024-12-31T23:59:60Z', true],
  ['date-time', '2024-12-31T09:30:00', false],
  ['date-time', '2024-12-31T09:30:00+02:00', true],
] as const)('of the format %s, %s is one: %s', (format, text, expected) =>
  expect(formats[format](text)).toBe(expected),
);

test.each([
  ['date', date],
  ['date-time', dateTime],
] as const)('%s takes what ajv-formats takes', (format, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(formats[format](text)).toBe(theirs(format, text));
    }),
    { numRuns: 3_000 },
  );
});
