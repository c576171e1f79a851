export interface ContractChange {
  kind: 'narrower' | 'wider';
  /** `inline-ad/linkText`, `faq.item/answer`, `article/title`. */
  at: string;
  description: string;
}

export type AddChange = (kind: ContractChange['kind'], description: string) => void;

export function difference<Item>(
  before: readonly Item[],
  now: readonly Item[],
): { lost: readonly Item[]; gained: readonly Item[] } {
  return {
    lost: before.filter((item) => !now.includes(item)),
    gained: now.filter((item) => !before.includes(item)),
  };
}
