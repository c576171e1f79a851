export interface Citation {
  number: number;
  /** Index of the listing block among its type. */
  listedIn: number;
  mentions: readonly string[];
}

export type Citations = Readonly<Record<string, Citation>>;

export function citationOf(citations: Citations, id: string): Citation | undefined {
  return Object.hasOwn(citations, id) ? citations[id] : undefined;
}

export function sourceAnchor(id: string): string {
  return `source-${id}`;
}

/** @param nth index among the source's marks, from 1 */
export function markAnchor(id: string, nth: number): string {
  return `cite-${id}-${nth}`;
}

/** @param indexOfKind the block's index among its kind, from 0 */
export function evidenceAnchor(id: string, indexOfKind: number): string {
  return `cite-${id}-evidence-${indexOfKind + 1}`;
}
