import { blockSchemas } from '../../schemas/catalogue.ts';
import { imageFields } from '../../schemas/generated/htmlFields.ts';
import type { BlockType } from '../../schemas/generated/types.ts';
import { parentPointer, pointerKeys, valueAt } from '../../transformer/jsonPointer.ts';
import { blockDataRoot, schemaOfField } from '../../transformer/validate/schemaOfField.ts';
import type { BlockSubject, HeadingSubject, ImageSubject, LinkSubject } from '../subjects.ts';

/** Fields of addresses that browsers call without the reader: they are no links. */
const calledByBrowsers = /^\/videoTrackers\//;

/** Whether the address in a field of a block is one that readers follow, and no picture's. */
export function isLinkForReaders(type: BlockType, at: string): boolean {
  return !calledByBrowsers.test(at) && !imageFields[type].includes(at.replace(/\/\d+(?=\/|$)/g, '/*'));
}

/** @param at JSON Pointer in the block's data */
export function fieldLink(block: BlockSubject, href: string, at: string): LinkSubject {
  return {
    article: block.article,
    block,
    href,
    text: undefined,
    rel: '',
    html: undefined,
    place: () => block.place(`/data${at}`),
  };
}

/**
 * The other fields of a picture are named after that of its address: `imgSrc`, `imgAlt`, `imgWidth`.
 *
 * @param at JSON Pointer in the block's data
 */
export function fieldImage(block: BlockSubject, src: string, at: string): ImageSubject {
  const { article, type, data } = block;
  const field = pointerKeys(at).at(-1) ?? '';
  const beside = (name: string): string => `${parentPointer(at) ?? ''}/${siblingOf(field, name)}`;
  const alt = valueAt(data, beside('alt'));
  return {
    article,
    block,
    src,
    alt: typeof alt === 'string' ? alt : undefined,
    takesAlt: hasField(type, beside('alt')),
    isPortrait: type === 'quote',
    width: numberAt(data, beside('width')),
    height: numberAt(data, beside('height')),
    html: undefined,
    field,
    place: () => block.place(`/data${at}`),
    placeOfAlt: () => block.place(`/data${beside('alt')}`),
  };
}

/** `imgSrc` and `alt` give `imgAlt`; `src` and `alt` give `alt`. */
function siblingOf(field: string, name: string): string {
  if (!field.endsWith('Src')) return name;
  return `${field.slice(0, -'Src'.length)}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function numberAt(root: unknown, pointer: string): number | undefined {
  const value = valueAt(root, pointer);
  return typeof value === 'number' ? value : undefined;
}

const knownFields = new Map<string, boolean>();

/** Whether a block type's schema has a field; entries of lists are alike, so they are looked up once. */
function hasField(type: BlockType, pointer: string): boolean {
  const key = `${type}${pointer.replace(/\/\d+(?=\/|$)/g, '/0')}`;
  const known = knownFields.get(key);
  if (known !== undefined) return known;
  const has = Object.hasOwn(blockSchemas, type) && schemaOfField(blockDataRoot(type), pointer) !== undefined;
  knownFields.set(key, has);
  return has;
}

/** The level of a heading block that names none. */
const defaultLevel = 2;

/** The heading that a block is, if it is one. */
export function headingOfBlock(block: BlockSubject): HeadingSubject | undefined {
  if (!isHeading(block)) return undefined;
  return {
    article: block.article,
    block,
    level: block.data.level ?? defaultLevel,
    text: block.data.text,
    html: undefined,
    place: () => block.place('/data/text'),
    placeOfLevel: () => block.place('/data/level'),
  };
}

function isHeading(block: BlockSubject): block is BlockSubject<'heading'> {
  return block.type === 'heading';
}
