import { pointerStep } from '#contracts/json/jsonPointer.ts';
import type { EditedNode } from '#editing/editedArticle.ts';
import { isEditedObject, type Json } from '#editing/editedValue.ts';
import type { Change } from '#editing/operation.ts';
import { valueAt } from '#editing/valueAt.ts';
import { emptied, type ValuePlace } from '../field/changes.ts';
import type { PictureFields } from './pictureFields.ts';

/** What an article takes over of a picture. */
export interface ChosenPicture {
  readonly src: string;
  /** In pixels; undefined where nobody knows. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What other articles say of it. */
  readonly alt?: string | undefined;
}

/** A percentage from the left and from the top. */
export interface FocusPoint {
  readonly x: number;
  readonly y: number;
}

/** Where the address of a picture stands, and what belongs to it. */
export interface PicturePlace {
  readonly src: ValuePlace;
  readonly fields: PictureFields;
}

/**
 * Puts another picture in the place of one. Its size goes along and the old focus point goes; a text alternative that is
 * written stays, because it may be about just this use of the picture.
 */
export function pictureChanges(
  node: EditedNode,
  { src, fields }: PicturePlace,
  picture: ChosenPicture,
): readonly Change[] {
  const beside = (name: string): string => besideOf(src, name);
  const put = (pointer: string, json: Json | undefined): readonly Change[] => {
    if (json === undefined)
      return valueAt(node.fields, pointer) === undefined ? [] : [{ kind: 'set', block: node.id, pointer }];
    return [{ kind: 'set', block: node.id, pointer, value: { json } }];
  };
  const { alt, width, height, focus } = fields;
  const isUnsaid = alt !== undefined && valueAt(node.fields, beside(alt)) === undefined;
  return [
    ...put(src.pointer, picture.src),
    ...(isUnsaid && picture.alt !== undefined ? put(beside(alt), picture.alt) : []),
    ...(width === undefined ? [] : put(beside(width), picture.width)),
    ...(height === undefined ? [] : put(beside(height), picture.height)),
    ...(focus === undefined ? [] : put(beside(focus), undefined)),
  ];
}

/** The size of the file, where the article says another one or none. */
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
    const pointer = besideOf(src, name);
    if (valueAt(node.fields, pointer) === pixels) return [];
    return [{ kind: 'set', block: node.id, pointer, value: { json: pixels } }];
  });
}

/** Takes a picture out, with its size and its focus point. Its text alternative stays: the picture is to do again. */
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
      const pointer = besideOf(src, name);
      return valueAt(node.fields, pointer) === undefined ? [] : [{ kind: 'set', block: node.id, pointer }];
    }),
    ...emptied(node, { ...src, owner: undefined }, { json: '' }),
  ];
}

/** Sets the focus point; undefined is the middle. */
export function focusChanges(
  node: EditedNode,
  { src, fields: { focus } }: PicturePlace,
  point: FocusPoint | undefined,
): readonly Change[] {
  if (focus === undefined) return [];
  const pointer = besideOf(src, focus);
  if (point) return [{ kind: 'set', block: node.id, pointer, value: { json: { x: point.x, y: point.y } } }];
  return valueAt(node.fields, pointer) === undefined ? [] : [{ kind: 'set', block: node.id, pointer }];
}

/** The pointer of a field beside the address. */
export function besideOf(src: ValuePlace, name: string): string {
  return src.pointer.slice(0, src.pointer.lastIndexOf('/')) + pointerStep(name);
}
