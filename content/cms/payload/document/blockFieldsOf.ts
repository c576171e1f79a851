import type { PayloadField } from '../fields/payloadField.ts';
import { payloadFields } from '../fields/payloadFields.ts';

/** The fields of a block in Payload: those of what it holds, and its own. */
export interface BlockFields {
  ofData: readonly PayloadField[];
  own: readonly PayloadField[];
}

/** The fields of a block type; undefined where there is no such type. */
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
