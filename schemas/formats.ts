import { fullFormats } from 'ajv-formats/dist/formats.js';
import { checkLink, isPlainAddress } from '../contracts/link.ts';

/**
 * The formats that our schemas use. Dates are those of ajv-formats: real days of the calendar, and a time always with
 * its zone. An address that cannot be read passes, because it stays as written and is only worth a warning.
 */
export const formats = {
  link: { type: 'string', validate: (text: string) => isPlainAddress(text) || checkLink(text).ok },
  date: fullFormats.date,
  'date-time': fullFormats['date-time'],
} as const;
