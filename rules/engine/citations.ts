import { sourceAttribute } from '#transformer/html/citeMark.ts';
import { attributeOf, type HtmlAttribute } from './html/htmlTree.ts';
import type { ArticleSubject, HtmlSubject } from './subjects/subjects.ts';

export interface CitedPlace {
  field: HtmlSubject;
  attribute: HtmlAttribute;
  id: string;
}

export function citedPlaces({ fields }: ArticleSubject): CitedPlace[] {
  return fields.flatMap((field) =>
    field.tree.elements.flatMap((element) => {
      const attribute = element.name === 'cite' ? attributeOf(element, sourceAttribute) : undefined;
      return attribute ? [{ field, attribute, id: attribute.value.trim() }] : [];
    }),
  );
}

export function listedIds({ blocksOf }: ArticleSubject): string[] {
  return blocksOf('sources').flatMap(({ data }) => data.items.map(({ id }) => id));
}

/** A rejected source list is reported already; missing sources only follow from it. */
export function missesSources({ envelope }: ArticleSubject): boolean {
  return envelope.allBlocks.some(
    ({ type, rejection, asWritten }) =>
      type === 'sources' && (rejection !== undefined || asWritten !== undefined),
  );
}

export function remedyOf(near: string | undefined, ids: readonly string[]): string {
  if (near !== undefined) return `Did you mean "${near}"?`;
  return ids.length > 0
    ? 'Add it to the list, or use the ID of a listed source.'
    : 'The article has no list of sources: add a sources block with this source.';
}
