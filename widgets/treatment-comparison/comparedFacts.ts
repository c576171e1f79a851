import type { Treatment } from '../treatment-card/treatment.ts';

/** One row of the table: what each treatment says to one label. */
export interface ComparedFact {
  label: string;
  /** In the order of the treatments; undefined where one says nothing. */
  values: readonly (string | undefined)[];
  /** Whether all treatments say the same: then nothing is to be chosen by it. */
  isSame: boolean;
}

/**
 * The facts of all treatments, a row for each label in the order in which labels are first met. Labels are the same if
 * they differ only in capitals. Of two facts with one label in the same treatment, the first counts. Pure.
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
 * The facts, by their label in lower case, in which treatments differ where most of their facts are alike. Elsewhere
 * none: marks on most of a table would show nothing. Pure.
 */
export function markedFacts(facts: readonly ComparedFact[]): ReadonlySet<string> {
  const differing = facts.filter(({ isSame }) => !isSame);
  const areMostAlike = differing.length * 2 < facts.length;
  return new Set(areMostAlike ? differing.map(({ label }) => label.toLowerCase()) : []);
}
