import type { ReactNode } from 'react';
import { fieldNameOf, nameOf } from '../compare/ChangeList.tsx';
import { type Difference, differencesIn, inWords, isOfArticle } from '../compare/differences.ts';
import { type Compared, useCompared } from '../compare/useCompared.ts';
import type { HistoryClient } from '../timeline/historyClient.ts';
import { changedList } from './ReviewPanel.styles.ts';

interface ChangedSinceProps {
  client: HistoryClient;
  /** Of the state that was reviewed. */
  sequence: number;
  /** Of the state now; undefined while something is not saved. */
  now: number | undefined;
}

/** More than anybody reads here: the comparison shows them all. */
const mostShown = 30;

/** Names what was changed since a review: each block, and its fields. */
export function ChangedSince({ client, sequence, now }: ChangedSinceProps): ReactNode {
  const { compared, failure } = useCompared(client, `o${sequence}`, 'now', now ?? sequence);
  if (failure !== undefined) return <p>{failure}</p>;
  if (!compared) return null;
  const differences = differencesIn(compared.comparison);
  if (differences.length === 0)
    return <p>What was changed since was changed back: readers would get the same.</p>;
  const more = differences.length - mostShown;
  return (
    <>
      <p>Changed since:</p>
      <ul className={changedList} aria-label="Changed since the review">
        {differences.slice(0, mostShown).map((difference) => (
          <li key={difference.key}>{told(compared, difference)}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </>
  );
}

function told(compared: Compared, difference: Difference): string {
  const name = nameOf(compared, difference);
  const fields = [...new Set(difference.changes.map((change) => fieldNameOf(compared, difference, change)))];
  if (fields.length > 0) return `${name}: ${fields.join(', ')}`;
  return isOfArticle(difference) ? name : `${name}: ${inWords(difference).toLowerCase()}`;
}
