/** A difference between two contracts: narrower or wider. */
export interface ContractChange {
  kind: 'narrower' | 'wider';
  /** Block type or definition, and field: `inline-ad/linkText`, `faq.item/answer`, `article/title`. */
  at: string;
  /** The change, as the end of a sentence about the field. */
  what: string;
}

/** Reports a change; the place is known to the caller. */
export type Tell = (kind: ContractChange['kind'], what: string) => void;

/** Items in one list only. */
export function difference<Item>(
  before: readonly Item[],
  now: readonly Item[],
): { lost: readonly Item[]; gained: readonly Item[] } {
  return {
    lost: before.filter((item) => !now.includes(item)),
    gained: now.filter((item) => !before.includes(item)),
  };
}
