import type { ReactNode } from 'react';
import { printedTable } from '../ui/printedTable.styles.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import type { Working } from './calculation.ts';
import { strokeOfRow } from './ResultView.tsx';

interface WorkingViewProps {
  working: Working;
  /** The row of the result. */
  markedRow: number | undefined;
}

/** The formula, its table and its sources. The row of the result is marked. */
export function WorkingView({
  working: { formula, table, sources },
  markedRow,
}: WorkingViewProps): ReactNode {
  return (
    <>
      <h3>How it is worked out</h3>
      {formula.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <table className={printedTable}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, value], index) => (
            <tr key={name} aria-current={index === markedRow ? true : undefined}>
              <th scope="row">{name}</th>
              <td>
                <span className={index === markedRow ? strokeOfRow : undefined}>{value}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <small>
        {sources.length === 1 ? 'Source: ' : 'Sources: '}
        {sources.map(({ name, url }, index) => (
          <span key={url}>
            {index > 0 && '; '}
            <SafeLink url={url}>{name}</SafeLink>
          </span>
        ))}
        .
      </small>
    </>
  );
}
