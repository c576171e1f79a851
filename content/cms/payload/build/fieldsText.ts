import { payloadFields } from '../fields/payloadFields.ts';

/** Where the fields lie for the package, in the project's folder. */
export const fieldsFile = 'adapters/payload/generated/blocks.json';

/** What lies there: made of the schemas, always alike. */
export function fieldsText(): string {
  return `${JSON.stringify(payloadFields(), undefined, 1)}\n`;
}
