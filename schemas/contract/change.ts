/** One way in which a contract takes less than another one, or more. */
export interface ContractChange {
  kind: 'narrower' | 'wider';
  /** The block type or the part of one, and the field: `inline-ad/linkText`, `faq.item/answer`, `article/title`. */
  at: string;
  /** What has changed, as the end of a sentence about the field. */
  what: string;
}

/** Tells of a change at a place that the one who listens knows. */
export type Tell = (kind: ContractChange['kind'], what: string) => void;

/** What is in one list alone. */
export function difference<Item>(
  before: readonly Item[],
  now: readonly Item[],
): { lost: readonly Item[]; gained: readonly Item[] } {
  return {
    lost: before.filter((item) => !now.includes(item)),
    gained: now.filter((item) => !before.includes(item)),
  };
}
