import { blockSchemas } from '../../schemas/catalogue.ts';
import { imageFields, linkFields } from '../../schemas/generated/htmlFields.ts';
import type { BlockType } from '../../schemas/generated/types.ts';
import type { FieldPlace } from '../../transformer/fieldValues.ts';
import { parentPointer, pointerKeys } from '../../transformer/jsonPointer.ts';
import { ownValue } from '../../transformer/ownValue.ts';
import { blockDataRoot, schemaOfField } from '../../transformer/validate/schemaOfField.ts';
import type { Place } from '../place.ts';
import type { ArticleSubject, BlockSubject, HeadingSubject, ImageSubject, LinkSubject } from '../subjects.ts';

/** Fields of addresses that browsers call without the reader: they are no links. */
const calledByBrowsers = /^\/videoTrackers\//;

const knownLinkFields = new Map<BlockType, readonly string[]>();

/** The fields of a block type with addresses that readers follow, and no pictures'. */
export function readerLinkFields(type: BlockType): readonly string[] {
  const known = knownLinkFields.get(type);
  if (known) return known;
  const fields = linkFields[type].filter(
    (field) => !calledByBrowsers.test(field) && !imageFields[type].includes(field),
  );
  knownLinkFields.set(type, fields);
  return fields;
}

/** The address of a link in a field of the block's data. */
export function fieldLink(block: BlockSubject, href: string, { pointer }: FieldPlace): LinkSubject {
  return new FieldLink(block, href, `/data${pointer}`);
}

class FieldLink implements LinkSubject {
  readonly article: ArticleSubject;
  readonly block: BlockSubject;
  readonly href: string;
  readonly text = undefined;
  readonly rel = '';
  readonly html = undefined;
  readonly #at: string;

  constructor(block: BlockSubject, href: string, at: string) {
    this.article = block.article;
    this.block = block;
    this.href = href;
    this.#at = at;
  }

  get place(): () => Place {
    return () => this.block.place(this.#at);
  }
}

/** The other fields of a picture are named after that of its address: `imgSrc`, `imgAlt`, `imgWidth`. */
export function fieldImage(block: BlockSubject, src: string, place: FieldPlace): ImageSubject {
  const { article, type } = block;
  const { owner, pointer } = place;
  const names = pictureFields(type, place.field);
  const alt = ownValue(owner, names.alt);
  return {
    article,
    block,
    src,
    alt: typeof alt === 'string' ? alt : undefined,
    takesAlt: names.takesAlt,
    isPortrait: type === 'quote',
    width: numberOf(owner, names.width),
    height: numberOf(owner, names.height),
    html: undefined,
    field: names.src,
    place: () => block.place(`/data${pointer}`),
    placeOfAlt: () => block.place(`/data${parentPointer(pointer) ?? ''}/${names.alt}`),
  };
}

/** What the fields of a picture are called. */
interface PictureFields {
  src: string;
  alt: string;
  width: string;
  height: string;
  /** Whether the block type's schema has a field for a text alternative. */
  takesAlt: boolean;
}

const knownPictures = new Map<BlockType, Map<string, PictureFields>>();

/** @param field the field of a picture's address, as `imageFields` has it */
function pictureFields(type: BlockType, field: string): PictureFields {
  const ofType = knownPictures.get(type) ?? new Map<string, PictureFields>();
  knownPictures.set(type, ofType);
  const known = ofType.get(field);
  if (known) return known;
  const src = pointerKeys(field).at(-1) ?? '';
  const alt = siblingOf(src, 'alt');
  const pointer = `${parentPointer(field) ?? ''}/${alt}`.replaceAll('*', '0');
  const fields: PictureFields = {
    src,
    alt,
    width: siblingOf(src, 'width'),
    height: siblingOf(src, 'height'),
    takesAlt: Object.hasOwn(blockSchemas, type) && schemaOfField(blockDataRoot(type), pointer) !== undefined,
  };
  ofType.set(field, fields);
  return fields;
}

/** `imgSrc` and `alt` give `imgAlt`; `src` and `alt` give `alt`. */
function siblingOf(field: string, name: string): string {
  if (!field.endsWith('Src')) return name;
  return `${field.slice(0, -'Src'.length)}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function numberOf(owner: object, name: string): number | undefined {
  const value = ownValue(owner, name);
  return typeof value === 'number' ? value : undefined;
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
