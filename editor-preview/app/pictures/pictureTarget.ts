import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { nodeAt } from '#editor-preview/model/writeValue.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { imageFields } from '#schemas/generated/fieldLists.ts';
import type { ValuePlace } from '../forms/field/changes.ts';
import { type ChosenPicture, pictureChanges } from '../forms/image/pictureChanges.ts';
import { ownerField, pictureFields } from '../forms/image/pictureFields.ts';
import { rootField } from '../forms/schema/formField.ts';
import { loadedSchemas, loadSchemas } from '../forms/schema/loadSchemas.ts';

export interface PictureTarget {
  readonly block: string;
  readonly src: ValuePlace;
}

/** Undefined unless the selected block has exactly one image field. */
export function pictureTarget(
  article: EditedArticle,
  selected: ReadonlySet<string>,
): PictureTarget | undefined {
  const [block] = selected;
  if (block === undefined) return { block: articleItself, src: placeAt('/image/src') };
  const type = article.nodes.get(block)?.fields.type;
  if (selected.size > 1 || typeof type !== 'string' || !isBlockType(type)) return undefined;
  const field = imageFields[type].find((pointer) => !pointer.includes('*'));
  return field === undefined ? undefined : { block, src: placeAt(`/data${field}`) };
}

export function pictureOfBlock(block: string): PictureTarget {
  return { block, src: placeAt('/data/src') };
}

/** @throws if the browser cannot load the type's schema */
export async function changesFor(
  article: () => EditedArticle,
  { block, src }: PictureTarget,
  picture: ChosenPicture,
): Promise<readonly Change[]> {
  const { type } = nodeAt(article(), block).fields;
  const name = block === articleItself || typeof type !== 'string' ? articleItself : type;
  await loadSchemas(name);
  const node = nodeAt(article(), block);
  const library = loadedSchemas(name) ?? new Map();
  const at = src.pointer.lastIndexOf('/');
  const owner = ownerField(src.pointer.slice(0, at), {
    root: rootField(name, library),
    fields: node.fields,
    library,
  });
  const fields = owner ? pictureFields(owner, src.pointer.slice(at + 1), library) : {};
  return pictureChanges(node, { src, fields }, picture);
}

function placeAt(pointer: string): ValuePlace {
  return { pointer, isRequired: true, owner: undefined };
}
