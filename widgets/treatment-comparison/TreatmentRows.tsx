import { cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import { printedTable } from '../ui/printedTable.styles.ts';
import { ScrollFrame } from '../ui/ScrollFrame.tsx';
import { tableFrame } from '../ui/tableFrame.styles.ts';
import { type ComparedFact, markedFacts } from './comparedFacts.ts';
import { wideOnly } from './FactsTable.styles.ts';
import { FactValue } from './FactValue.tsx';

interface TreatmentRowsProps {
  labelledBy: string;
  names: readonly string[];
  facts: readonly ComparedFact[];
}

/** The facts of many treatments, one row each. Identical facts are shown once, at the end. */
export function TreatmentRows({ labelledBy, names, facts }: TreatmentRowsProps): ReactNode {
  const marked = markedFacts(facts);
  const differing = facts.filter(({ isSame }) => !isSame);
  const same = facts.filter(({ isSame }) => isSame);
  return (
    <ScrollFrame labelledBy={labelledBy} className={cx(tableFrame, wideOnly)}>
      <table className={printedTable} aria-labelledby={labelledBy} data-named-rows="">
        {differing.length > 0 && (
          <thead>
            <tr>
              <td />
              {differing.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {differing.length > 0 &&
            names.map((name, index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                {differing.map(({ label, values }) => (
                  <td key={label}>
                    <FactValue value={values[index]} isMarked={marked.has(label.toLowerCase())} />
                  </td>
                ))}
              </tr>
            ))}
          {same.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td colSpan={Math.max(1, differing.length)}>
                {values[0]}, <OwnWords>the same for all</OwnWords>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
