import { cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import { printedTable } from '../ui/printedTable.styles.ts';
import { type ComparedFact, markedFacts } from './comparedFacts.ts';
import { factsTable, wideOnly } from './FactsTable.styles.ts';
import { FactValue } from './FactValue.tsx';

interface FactsTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  names: readonly string[];
  facts: readonly ComparedFact[];
}

/**
 * Facts by label, one column per treatment. Column headings are for assistive technology: the visible ones
 * are the sticky names.
 */
export function FactsTable({ labelledBy, names, facts }: FactsTableProps): ReactNode {
  const marked = markedFacts(facts);
  return (
    <table className={cx(printedTable, wideOnly, factsTable)} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <td />
          {names.map((name, index) => (
            <th key={index} scope="col">
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, values, isSame }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {isSame ? (
              <td colSpan={names.length}>
                {values[0]}, <OwnWords>the same for all</OwnWords>
              </td>
            ) : (
              values.map((value, index) => (
                <td key={index}>
                  <FactValue value={value} isMarked={marked.has(label.toLowerCase())} />
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
