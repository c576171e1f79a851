import { parentPointer, pointerKeys } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import {
  altTextFields,
  imageFields,
  linkFields,
  portraitFields,
  trackerFields,
} from '#schemas/generated/fieldLists.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import type { FieldPlace } from '#transformer/article/fieldValues.ts';
import { destinationOf } from '../links/address.ts';
import type { BlockSubject, HeadingSubject, ImageSubject, LinkSubject } from './subjects.ts';

/** The address fields of a block type that readers follow, without image addresses. */
export function readerLinkFields(type: BlockType): readonly string[] {
  return linkFields[type].filter(
    (field) => !trackerFields[type].includes(field) && !imageFields[type].includes(field),
  );
}

export function fieldLink(block: BlockSubject, href: string, { pointer }: FieldPlace): LinkSubject {
  const { article } = block;
  return {
    article,
    block,
    href,
    ...destinationOf(href, article.settings),
    text: undefined,
    rel: '',
    html: undefined,
    place: () => block.place(`/data${pointer}`),
  };
}

/** Size fields are named after the address field: `imgSrc`, `imgWidth`. */
export function fieldImage(block: BlockSubject, src: string, place: FieldPlace): ImageSubject {
  const { article, type } = block;
  const { owner, pointer } = place;
  const names = pictures.get(`${type}${place.field}`) ?? pictureFields(type, place.field);
  const alt = ownValue(owner, names.alt);
  return {
    article,
    block,
    src,
    alt: typeof alt === 'string' ? alt : undefined,
    takesAlt: names.takesAlt,
    isPortrait: portraitFields[type].includes(place.field),
    width: numberOf(owner, names.width),
    height: numberOf(owner, names.height),
    html: undefined,
    field: names.src,
    place: () => block.place(`/data${pointer}`),
    placeOfAlt: () => block.place(`/data${parentPointer(pointer) ?? ''}/${names.alt}`),
  };
}

interface PictureFields {
  src: string;
  alt: string;
  width: string;
  height: string;
  takesAlt: boolean;
}

function pictureFields(type: BlockType, field: string): PictureFields {
  const src = pointerKeys(field).at(-1) ?? '';
  const alt = altTextFields[type][field];
  return {
    src,
    alt: alt === undefined ? siblingOf(src, 'alt') : (pointerKeys(alt).at(-1) ?? ''),
    width: siblingOf(src, 'width'),
    height: siblingOf(src, 'height'),
    takesAlt: alt !== undefined,
  };
}

const pictures: ReadonlyMap<string, PictureFields> = new Map(
  blockTypes.flatMap((type) =>
    imageFields[type].map((field) => [`${type}${field}`, pictureFields(type, field)] as const),
  ),
);

/** `imgSrc` and `width` give `imgWidth`; `src` and `width` give `width`. */
function siblingOf(field: string, name: string): string {
  if (!field.endsWith('Src')) return name;
  return `${field.slice(0, -'Src'.length)}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function numberOf(owner: object, name: string): number | undefined {
  const value = ownValue(owner, name);
  return typeof value === 'number' ? value : undefined;
}

const defaultLevel = 2;

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
