/** Names that Payload reserves or rejects. A schema with another such name fails when its fields are mapped. */
const ourNames: Readonly<Record<string, string>> = {
  id: 'ownId',
  _uuid: 'ownUuid',
  updatedAt: 'changedAt',
  $schema: 'schemaAddress',
  'data-prompt': 'dataPrompt',
  'data-display-text': 'dataDisplayText',
  'data-destination-url': 'dataDestinationUrl',
};

/** Payload's own fields of documents and rows, besides names that begin with an underscore. */
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

export function isOwnOfPayload(name: string): boolean {
  return ownOfPayload.has(name) || name.startsWith('_');
}

/** @throws for a name that Payload cannot have: a fault in our schemas */
export function payloadName(field: string): string {
  const name = Object.hasOwn(ourNames, field) ? ourNames[field] : field;
  if (name === undefined || isOwnOfPayload(name) || !/^[A-Za-z][A-Za-z0-9_]*$/.test(name))
    throw new Error(`Payload can have no field "${field}": say in names.ts what it is called there.`);
  return name;
}

/** Renamed, because they may collide with fields of the block's content. */
export const blockOwnNames = { id: 'blockId', when: 'blockWhen', suppress: 'blockSuppress' } as const;

export function uploadName(name: string): string {
  return `${name}Upload`;
}
