import type { PayloadBlock, PayloadField } from '../../../../content/cms/payload/fields/payloadField.ts';
import generated from '../../generated/blocks.json' with { type: 'json' };

/** What Pagewell's schemas are for Payload: the fields of an article, and its block types. */
export const { article, blocks } = read(generated);

function read(file: unknown): { article: PayloadField[]; blocks: PayloadBlock[] } {
  if (!isRead(file)) throw new Error('generated/blocks.json is of another form than this package reads.');
  return file;
}

// `npm run payload:fields` writes the file from these very types, and a test holds that it is up to date: what is asked here
// is whether it is that file at all.
function isRead(file: unknown): file is { article: PayloadField[]; blocks: PayloadBlock[] } {
  return has(file, 'article', isFields) && has(file, 'blocks', isBlocks);
}

function isBlocks(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((block) => has(block, 'slug', isText) && has(block, 'fields', isFields))
  );
}

function isFields(value: unknown): boolean {
  return (
    Array.isArray(value) && value.every((field) => has(field, 'name', isText) && has(field, 'type', isText))
  );
}

function has(value: unknown, key: string, is: (part: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && is(Reflect.get(value, key));
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
