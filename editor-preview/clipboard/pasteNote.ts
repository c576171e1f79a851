/** Something of what was pasted that is not as it was, or may not be as it was meant. */
export interface PasteNote {
  /** `lost`: it was not taken; `to-do`: something has to be added; `look`: it was taken as what it seemed to be. */
  readonly kind: 'lost' | 'to-do' | 'look';
  readonly what: string;
}

export type Note = (kind: PasteNote['kind'], what: string) => void;

/** Longer quotations are cut. */
const maxQuoted = 80;

/** A piece of what was pasted, as notes name it. */
export function quoted(text: string): string {
  const read = text.replace(/\s+/g, ' ').trim();
  return `“${read.length > maxQuoted ? `${read.slice(0, maxQuoted - 1)}…` : read}”`;
}
