import type { ReactNode } from 'react';
import type { DietCompareCard } from '#schemas/generated/types.ts';
import { trackClick } from '../tracking/trackingAttributes.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { SafeLink } from '../ui/SafeLink.tsx';
import { scrollCue } from '../ui/scrollCue.styles.ts';
import { tableRoles as roles } from '../ui/tableRoles.ts';
import { dietTable } from './DietTable.styles.ts';
import { learnMoreClicked, learnMoreText } from './dietEvents.ts';
import type { DietRow } from './dietRows.tsx';

interface DietTableProps {
  cards: readonly DietCompareCard[];
  rows: readonly DietRow[];
  labelledBy: string;
}

const pictureWidth = 320;

export function DietTable({ cards, rows, labelledBy }: DietTableProps): ReactNode {
  return (
    <div className={scrollCue}>
      <table className={dietTable} aria-labelledby={labelledBy} {...roles.table}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <td {...roles.cell} />
            {cards.map((card, index) => (
              <th key={index} scope="col" data-column={index} {...roles.columnHeader}>
                <Picture
                  src={card.imgSrc}
                  alt={card.imgAlt}
                  focus={card.imgFocus}
                  width={card.imgWidth}
                  height={card.imgHeight}
                  shownWidth={pictureWidth}
                />
                {card.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ label, value }) => (
            <tr key={label} {...roles.row}>
              <th scope="row" {...roles.rowHeader}>
                <OwnWords>{label}</OwnWords>
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
    </div>
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
                  <OwnWords>{learnMoreText}</OwnWords>
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
      <span className="visually-hidden">
        <OwnWords>Not stated</OwnWords>
      </span>
    </>
  );
}
