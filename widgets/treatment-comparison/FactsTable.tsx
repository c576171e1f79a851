import type { ReactNode } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import { tableRoles as roles } from '../ui/tableRoles.ts';
import type { ComparedFact } from './comparedFacts.ts';
import { factsTable } from './FactsTable.styles.ts';

interface FactsTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  names: readonly string[];
  facts: readonly ComparedFact[];
}

/**
 * What the treatments have to say to the same labels, a column for each treatment. Where the columns would be too
 * narrow, the values of a label stand below each other, each with its treatment's name. The column headings are for
 * assistive technology: the sticky names above are those that are seen.
 */
export function FactsTable({ labelledBy, names, facts }: FactsTableProps): ReactNode {
  return (
    <table className={factsTable} aria-labelledby={labelledBy} {...roles.table}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <td {...roles.cell} />
          {names.map((name, index) => (
            <th key={index} scope="col" {...roles.columnHeader}>
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {facts.map(({ label, values, isSame }) => (
          <tr key={label} {...roles.row}>
            <th scope="row" {...roles.rowHeader}>
              {label}
            </th>
            {isSame ? (
              <td colSpan={names.length} {...roles.cell}>
                <span>
                  {values[0]}, <OwnWords>the same for all</OwnWords>
                </span>
              </td>
            ) : (
              values.map((value, index) => (
                <td key={index} {...roles.cell}>
                  <span data-name="" aria-hidden="true">
                    {names[index]}
                  </span>
                  <span>{value ?? <NotStated />}</span>
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NotStated(): ReactNode {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">
        <OwnWords>not stated</OwnWords>
      </span>
    </>
  );
}
