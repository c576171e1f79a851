import type { Treatment } from '../treatment-card/treatment.ts';

export interface ComparedFact {
  label: string;
  /** In the order of the treatments; undefined if one has no value. */
  values: readonly (string | undefined)[];
  isSame: boolean;
}

/** Labels match ignoring case; the first of duplicates in a treatment wins. */
export function comparedFacts(treatments: readonly Treatment[]): ComparedFact[] {
  const labels = new Map<string, string>();
  const factsOf = treatments.map(({ facts }) => {
    const values = new Map<string, string>();
    for (const { label, value } of facts) {
      const key = label.toLowerCase();
      if (!labels.has(key)) labels.set(key, label);
      if (!values.has(key)) values.set(key, value);
    }
    return values;
  });
  return [...labels].map(([key, label]) => {
    const values = factsOf.map((facts) => facts.get(key));
    const isSame = values.length > 1 && values.every((value) => value === values[0]);
    return { label, values, isSame };
  });
}

/** In lower case. Empty if most facts differ: marking most of a table shows nothing. */
export function markedFacts(facts: readonly ComparedFact[]): ReadonlySet<string> {
  const differing = facts.filter(({ isSame }) => !isSame);
  const isMostlySame = differing.length * 2 < facts.length;
  return new Set(isMostlySame ? differing.map(({ label }) => label.toLowerCase()) : []);
}
