/**
 * Names of our fields that Payload reserves for itself or cannot take, and what they are called there. All others are called
 * the same. A schema with a further such name fails where its fields are mapped, with the name.
 */
const ourNames: Readonly<Record<string, string>> = {
  id: 'ownId',
  _uuid: 'ownUuid',
  updatedAt: 'changedAt',
  $schema: 'schemaAddress',
  'data-prompt': 'dataPrompt',
  'data-display-text': 'dataDisplayText',
  'data-destination-url': 'dataDestinationUrl',
};

/** What a document or a row has beside its fields. Everything that begins with an underscore belongs to it as well. */
const ownOfPayload: ReadonlySet<string> = new Set([
  'id',
  'blockType',
  'blockName',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'globalType',
  'collection',
]);

/** Whether a name is one that Payload uses for what is no field of ours. */
export function isOwnOfPayload(name: string): boolean {
  return ownOfPayload.has(name) || name.startsWith('_');
}

/**
 * What a field is called in Payload.
 *
 * @throws when Payload cannot have a field of this name: a fault in our schemas, not in content
 */
export function payloadName(field: string): string {
  const name = Object.hasOwn(ourNames, field) ? ourNames[field] : field;
  if (name === undefined || isOwnOfPayload(name) || !/^[A-Za-z][A-Za-z0-9_]*$/.test(name))
    throw new Error(`Payload can have no field "${field}": say in names.ts what it is called there.`);
  return name;
}

/** What a block's own fields are called beside those of what it holds. */
export const blockOwnNames = { id: 'blockId', when: 'blockWhen', suppress: 'blockSuppress' } as const;

/** What the field is called in which an upload stands, beside the one with an address. */
export function uploadName(name: string): string {
  return `${name}Upload`;
}
