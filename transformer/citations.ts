/** A source of the article's list, and where on its page it is cited. Serialisable. */
export interface Citation {
  /** Its place in the list, from 1. */
  number: number;
  /** The number, among blocks of its type, of the block that lists it. */
  listedIn: number;
  /** The ids of the places that cite it, in reading order. */
  mentions: readonly string[];
}

/** The sources that a page lists, by their ids. */
export type Citations = Readonly<Record<string, Citation>>;

/** What is known of a source; undefined where the page lists none of this id. */
export function citationOf(citations: Citations, id: string): Citation | undefined {
  return Object.hasOwn(citations, id) ? citations[id] : undefined;
}

/** The id of a source in the list, to which its marks lead. */
export function sourceAnchor(id: string): string {
  return `source-${id}`;
}

/**
 * The id of a mark in a text, to which the source leads back.
 *
 * @param nth counts the marks of the source, from 1
 */
export function markAnchor(id: string, nth: number): string {
  return `cite-${id}-${nth}`;
}

/**
 * The id of the place where a block of evidence cites a source.
 *
 * @param indexOfKind the block's number among its kind, from 0
 */
export function evidenceAnchor(id: string, indexOfKind: number): string {
  return `cite-${id}-evidence-${indexOfKind + 1}`;
}
