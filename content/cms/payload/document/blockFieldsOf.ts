import type { PayloadField } from '../fields/payloadField.ts';
import { payloadFields } from '../fields/payloadFields.ts';

export interface BlockFields {
  ofData: readonly PayloadField[];
  own: readonly PayloadField[];
}

export function blockFieldsOf(type: string): BlockFields | undefined {
  known ??= new Map(
    payloadFields().blocks.map(({ slug, fields }) => [
      slug,
      {
        ofData: fields.filter(({ custom }) => !custom.ofBlock),
        own: fields.filter(({ custom }) => custom.ofBlock),
      },
    ]),
  );
  return known.get(type);
}

let known: ReadonlyMap<string, BlockFields> | undefined;
