import type { Treatment } from '../treatment-card/treatment.ts';

/** A row of the table: the values of one label. */
export interface ComparedFact {
  label: string;
  /** In the order of the treatments; undefined if one has no value. */
  values: readonly (string | undefined)[];
  /** Whether all treatments have the same value, so that it does not help to choose. */
  isSame: boolean;
}

/**
 * Facts by label in order of first occurrence. Labels match ignoring case; the first of duplicates in a
 * treatment wins. Pure.
 */
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

/**
 * The labels, in lower case, of differing facts if most facts are equal. Otherwise none: marking most of a
 * table shows nothing. Pure.
 */
export function markedFacts(facts: readonly ComparedFact[]): ReadonlySet<string> {
  const differing = facts.filter(({ isSame }) => !isSame);
  const areMostAlike = differing.length * 2 < facts.length;
  return new Set(areMostAlike ? differing.map(({ label }) => label.toLowerCase()) : []);
}
