import { blockTypes } from '#schemas/blockTypes.ts';
import { contentSchemas } from '#schemas/catalogue.ts';
import { blockOutlines } from '#schemas/generated/blockOutlines.ts';
import { type FieldContext, fieldsOfSchema, requireOwnNames } from './fieldsOfSchema.ts';
import { blockOwnNames, payloadName } from './names.ts';
import type { PayloadBlock, PayloadField, PayloadFields } from './payloadField.ts';

const context: FieldContext = { library: contentSchemas, blockTypes };

/** Maps our JSON Schemas to Payload field configs. @throws for an impossible field: a fault in our schemas */
export function payloadFields(): PayloadFields {
  known ??= { article: articleFields(), blocks: blockTypes.map(blockOf) };
  return known;
}

let known: PayloadFields | undefined;

/** For code editors and programs, not for authors. */
const forPrograms: ReadonlySet<string> = new Set(['$schema', 'schemaVersion'].map(payloadName));

function articleFields(): PayloadField[] {
  return fieldsOfSchema({ schema: { $ref: '#' }, file: 'article.json' }, context).map((field) => {
    if (forPrograms.has(field.name)) return { ...field, admin: { ...field.admin, hidden: true } };
    return field.name === 'path' ? { ...field, unique: true, index: true } : field;
  });
}

function blockOf(type: (typeof blockTypes)[number]): PayloadBlock {
  const { title, description, group, summaryField } = blockOutlines[type];
  const fields = [
    ...fieldsOfSchema({ schema: { $ref: `blocks/${type}.json#` }, file: '' }, context),
    ...ownOfBlock(),
  ];
  requireOwnNames(fields);
  return {
    slug: type,
    labels: { singular: title, plural: title },
    admin: { group: group.charAt(0).toUpperCase() + group.slice(1) },
    fields,
    custom: { description, ...(summaryField === undefined ? {} : { namedBy: payloadName(summaryField) }) },
  };
}

const ownSection = 'Block settings';

/** Fields of every block: its id, its readers, rules that it may break. */
function ownOfBlock(): PayloadField[] {
  const fields = fieldsOfSchema({ schema: ownSchema, file: 'article.json' }, context);
  return fields.map((field) => {
    const name = Object.entries(blockOwnNames).find(([own]) => own === field.custom.field)?.[1];
    if (name === undefined)
      throw new Error(`Nothing says what a block's own "${field.name}" is called in Payload.`);
    return { ...field, name, custom: { ...field.custom, section: ownSection, ofBlock: true } };
  });
}

const ownSchema = {
  properties: Object.fromEntries(
    Object.keys(blockOwnNames).map((name) => [name, { $ref: `#/$defs/block/properties/${name}` }]),
  ),
};
