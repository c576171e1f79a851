import type { NamedSlug } from '#contracts/drugs/drugPages.ts';
import { foldedName } from '../list/drugNames.ts';

export interface MedicinesFor {
  condition: string;
  drugs: readonly NamedSlug[];
}

export interface CommonMedicines {
  common: readonly NamedSlug[];
  byCondition: readonly MedicinesFor[];
}

/** Medicines that many people in the US take: an editorial choice. */
const commonSlugs = [
  ...['atorvastatin', 'metformin', 'lisinopril', 'levothyroxine', 'amlodipine', 'albuterol'],
  ...['omeprazole', 'losartan', 'gabapentin', 'sertraline', 'rosuvastatin', 'montelukast'],
];

const slugsByCondition: Readonly<Record<string, readonly string[]>> = {
  'High blood pressure': [
    'lisinopril',
    'amlodipine',
    'losartan',
    'hydrochlorothiazide',
    'metoprolol-succinate',
  ],
  'High cholesterol': ['atorvastatin', 'rosuvastatin', 'simvastatin', 'pravastatin'],
  'Type 2 diabetes': ['metformin', 'glipizide', 'empagliflozin', 'sitagliptin'],
  'Depression and anxiety': ['sertraline', 'escitalopram', 'fluoxetine', 'bupropion'],
  'Acid reflux': ['omeprazole', 'pantoprazole', 'famotidine'],
  'Asthma and allergies': ['albuterol', 'montelukast', 'cetirizine'],
  'Blood clots': ['apixaban', 'warfarin', 'clopidogrel'],
  Migraine: ['sumatriptan', 'rizatriptan', 'topiramate'],
};

/** Shorter words are in the names of several conditions. */
const shortestWord = 4;

/** For the conditions in whose names each word of a text begins a word: `cholest` of High cholesterol. */
export function medicinesFor(typed: string): readonly { slug: string; condition: string }[] {
  const words = foldedName(typed).split(' ');
  if (!words.some(({ length }) => length >= shortestWord)) return [];
  return Object.entries(slugsByCondition).flatMap(([condition, slugs]) => {
    const own = foldedName(condition).split(' ');
    const isMeant = words.every((word) => own.some((each) => each.startsWith(word)));
    return isMeant ? slugs.map((slug) => ({ slug, condition })) : [];
  });
}

export function conditionsOf(slug: string): readonly string[] {
  return Object.entries(slugsByCondition).flatMap(([condition, slugs]) =>
    slugs.includes(slug) ? [condition] : [],
  );
}

/** Only those in the list, by its names. A condition without any is omitted. */
export function commonMedicines(nameOf: (slug: string) => string | undefined): CommonMedicines {
  const named = (slugs: readonly string[]): NamedSlug[] =>
    slugs.flatMap((slug) => {
      const name = nameOf(slug);
      return name === undefined ? [] : [{ slug, name }];
    });
  return {
    common: named(commonSlugs),
    byCondition: Object.entries(slugsByCondition)
      .map(([condition, slugs]) => ({ condition, drugs: named(slugs) }))
      .filter(({ drugs }) => drugs.length > 0),
  };
}
