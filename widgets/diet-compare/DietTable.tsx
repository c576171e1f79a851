import type { ReactNode } from 'react';
import type { DietCompareCard, DietCompareMealKit } from '../../schemas/generated/types.ts';
import { PaidLink } from '../shared/PaidLink.tsx';
import { Picture } from '../shared/Picture.tsx';
import { presentOnes } from '../shared/presentText.ts';
import { SafeLink } from '../shared/SafeLink.tsx';
import { tableRoles as roles } from '../shared/tableRoles.ts';
import { trackClick } from '../shared/trackingAttributes.ts';
import { dietTable } from './DietTable.styles.ts';
import { learnMoreClicked, learnMoreText, mealKitClicked } from './dietEvents.ts';

interface DietTableProps {
  cards: readonly DietCompareCard[];
  /** Id of the heading that names the table. */
  labelledBy: string;
}

interface DietRow {
  label: string;
  /** What the diet says in this row; nothing where it says nothing. */
  value: (card: DietCompareCard) => ReactNode;
}

/** The rows, in the order of the specification (§2). */
const rows: readonly DietRow[] = [
  { label: 'Foods to avoid', value: ({ foodsToAvoid }) => points(foodsToAvoid) },
  { label: 'Alcohol permitted', value: ({ alcoholPermitted }) => yesOrNo(alcoholPermitted) },
  { label: 'Meal kits available', value: ({ mealKits }) => mealKitLinks(mealKits) },
  {
    label: 'Possible health benefits',
    value: ({ possibleHealthBenefits }) => points(possibleHealthBenefits),
  },
];

/** The greatest width of a diet's picture, in CSS pixels. */
const pictureWidth = 320;

/** All diets, a column each. The style sheet shows the columns of those that are chosen. */
export function DietTable({ cards, labelledBy }: DietTableProps): ReactNode {
  const isAnswered = ({ value }: DietRow) => cards.some((card) => value(card) !== undefined);
  return (
    <table className={dietTable} aria-labelledby={labelledBy} {...roles.table}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <td {...roles.cell} />
          {cards.map((card, index) => (
            <th key={index} scope="col" data-column={index} {...roles.columnHeader}>
              {card.imgSrc && (
                <Picture
                  src={card.imgSrc}
                  alt={card.imgAlt}
                  width={card.imgWidth}
                  height={card.imgHeight}
                  shownWidth={pictureWidth}
                />
              )}
              {card.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.filter(isAnswered).map(({ label, value }) => (
          <tr key={label} {...roles.row}>
            <th scope="row" {...roles.rowHeader}>
              {label}
            </th>
            {cards.map((card, index) => (
              <td key={index} data-column={index} {...roles.cell}>
                {value(card) ?? <NotStated />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {cards.some(({ learnMoreUrl }) => learnMoreUrl) && <LearnMoreRow cards={cards} />}
    </table>
  );
}

function LearnMoreRow({ cards }: Pick<DietTableProps, 'cards'>): ReactNode {
  return (
    <tfoot {...roles.group}>
      <tr {...roles.row}>
        <td {...roles.cell} />
        {cards.map(({ name, learnMoreUrl }, index) => (
          <td key={index} data-column={index} {...roles.cell}>
            {learnMoreUrl && (
              <span {...trackClick(learnMoreClicked())}>
                <SafeLink url={learnMoreUrl}>
                  {learnMoreText}
                  <span className="visually-hidden"> ({name})</span>
                </SafeLink>
              </span>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function NotStated(): ReactNode {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not stated</span>
    </>
  );
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
  return <b>{value ? 'Yes' : 'No'}</b>;
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
