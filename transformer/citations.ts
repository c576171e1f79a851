/** A listed source, and where the page cites it. Serialisable. */
export interface Citation {
  /** Index in the list, from 1. */
  number: number;
  /** Index of the listing block among its type. */
  listedIn: number;
  /** Ids of the citing places, in reading order. */
  mentions: readonly string[];
}

/** A page's sources by id. */
export type Citations = Readonly<Record<string, Citation>>;

/** The source with this id; undefined if it is not listed. */
export function citationOf(citations: Citations, id: string): Citation | undefined {
  return Object.hasOwn(citations, id) ? citations[id] : undefined;
}

/** The id of a source in the list, the target of its marks. */
export function sourceAnchor(id: string): string {
  return `source-${id}`;
}

/**
 * The id of a citation mark, the target of the source's back link.
 * @param nth index among the source's marks, from 1
 */
export function markAnchor(id: string, nth: number): string {
  return `cite-${id}-${nth}`;
}

/**
 * The id of an evidence block's citation.
 * @param indexOfKind the block's index among its kind, from 0
 */
export function evidenceAnchor(id: string, indexOfKind: number): string {
  return `cite-${id}-evidence-${indexOfKind + 1}`;
}
