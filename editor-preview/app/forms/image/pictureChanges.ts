import { pointerStep } from '#contracts/json/jsonPointer.ts';
import type { EditedNode } from '#editor-preview/model/editedArticle.ts';
import { isEditedObject, type Json } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import type { FocusPoint } from '#transformer/pictures/focusPoint.ts';
import { emptied, type ValuePlace } from '../field/changes.ts';
import type { PictureFields } from './pictureFields.ts';

export interface ChosenPicture {
  readonly src: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly alt?: string | undefined;
}

export interface PicturePlace {
  readonly src: ValuePlace;
  readonly fields: PictureFields;
}

/** The size is updated and the focus point removed; the text alternative stays: it may be specific to this use. */
export function pictureChanges(
  node: EditedNode,
  { src, fields }: PicturePlace,
  picture: ChosenPicture,
): readonly Change[] {
  const sibling = (name: string): string => siblingPointer(src, name);
  const put = (pointer: string, json: Json | undefined): readonly Change[] => {
    if (json === undefined)
      return valueAt(node.fields, pointer) === undefined ? [] : [{ kind: 'set', block: node.id, pointer }];
    return [{ kind: 'set', block: node.id, pointer, value: { json } }];
  };
  const { alt, width, height, focus } = fields;
  const isAltMissing = alt !== undefined && valueAt(node.fields, sibling(alt)) === undefined;
  return [
    ...put(src.pointer, picture.src),
    ...(isAltMissing && picture.alt !== undefined ? put(sibling(alt), picture.alt) : []),
    ...(width === undefined ? [] : put(sibling(width), picture.width)),
    ...(height === undefined ? [] : put(sibling(height), picture.height)),
    ...(focus === undefined ? [] : put(sibling(focus), undefined)),
  ];
}

/** Updates the file's size, if the article's differs. */
export function sizeChanges(
  node: EditedNode,
  { src, fields: { width, height } }: PicturePlace,
  size: { width: number; height: number },
): readonly Change[] {
  const sides = [
    { name: width, pixels: size.width },
    { name: height, pixels: size.height },
  ];
  return sides.flatMap(({ name, pixels }): Change[] => {
    if (name === undefined) return [];
    const pointer = siblingPointer(src, name);
    if (valueAt(node.fields, pointer) === pixels) return [];
    return [{ kind: 'set', block: node.id, pointer, value: { json: pixels } }];
  });
}

/** Removes an image with size and focus point. The text alternative stays for the next image. */
export function removalChanges(node: EditedNode, { src, fields }: PicturePlace): readonly Change[] {
  const { alt, ...ofPicture } = fields;
  const owner = src.owner && valueAt(node.fields, src.owner.pointer);
  const names = Object.values(ofPicture);
  const others = isEditedObject(owner)
    ? Object.keys(owner).filter((name) => !names.includes(name) && !src.pointer.endsWith(pointerStep(name)))
    : [];
  if (others.length === 0 && src.owner && !src.owner.isRequired) return emptied(node, src.owner, undefined);
  return [
    ...names.flatMap((name): Change[] => {
      const pointer = siblingPointer(src, name);
      return valueAt(node.fields, pointer) === undefined ? [] : [{ kind: 'set', block: node.id, pointer }];
    }),
    ...emptied(node, { ...src, owner: undefined }, { json: '' }),
  ];
}

/** Sets the focus point; undefined means the centre. */
export function focusChanges(
  node: EditedNode,
  { src, fields: { focus } }: PicturePlace,
  point: FocusPoint | undefined,
): readonly Change[] {
  if (focus === undefined) return [];
  const pointer = siblingPointer(src, focus);
  if (point) return [{ kind: 'set', block: node.id, pointer, value: { json: { x: point.x, y: point.y } } }];
  return valueAt(node.fields, pointer) === undefined ? [] : [{ kind: 'set', block: node.id, pointer }];
}

export function siblingPointer(src: ValuePlace, name: string): string {
  return src.pointer.slice(0, src.pointer.lastIndexOf('/')) + pointerStep(name);
}
