import type { ReactNode } from 'react';
import type { DietCompareCard, DietCompareMealKit } from '#schemas/generated/types.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { presentOnes } from '../ui/presentText.ts';
import { mealKitClicked } from './dietEvents.ts';

export interface DietRow {
  label: string;
  value: (card: DietCompareCard) => ReactNode;
}

const rows: readonly DietRow[] = [
  { label: 'Foods to avoid', value: ({ foodsToAvoid }) => points(foodsToAvoid) },
  { label: 'Alcohol permitted', value: ({ alcoholPermitted }) => yesOrNo(alcoholPermitted) },
  { label: 'Meal kits available', value: ({ mealKits }) => mealKitLinks(mealKits) },
  {
    label: 'Possible health benefits',
    value: ({ possibleHealthBenefits }) => points(possibleHealthBenefits),
  },
];

export function answeredRows(cards: readonly DietCompareCard[]): readonly DietRow[] {
  return rows.filter(({ value }) => cards.some((card) => value(card) !== undefined));
}

function points(texts: readonly string[] | undefined): ReactNode {
  const present = presentOnes(texts);
  if (present.length === 0) return undefined;
  return (
    <ul dir="auto">
      {present.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

function yesOrNo(value: boolean | undefined): ReactNode {
  if (value === undefined) return undefined;
  return (
    <b>
      <OwnWords>{value ? 'Yes' : 'No'}</OwnWords>
    </b>
  );
}

function mealKitLinks(mealKits: readonly DietCompareMealKit[] = []): ReactNode {
  if (mealKits.length === 0) return undefined;
  return (
    <ol dir="auto">
      {mealKits.map((mealKit, index) => (
        <MealKitLink key={index} mealKit={mealKit} rank={mealKit.rank ?? index + 1} />
      ))}
    </ol>
  );
}

function MealKitLink({ mealKit, rank }: { mealKit: DietCompareMealKit; rank: number }): ReactNode {
  return (
    <li value={rank}>
      <PaidLink url={mealKit.linkUrl} ids={{}} event={mealKitClicked(mealKit, rank)}>
        {mealKit.name}
      </PaidLink>
    </li>
  );
}
