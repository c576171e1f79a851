import type { ReactNode } from 'react';
import { fieldNameOf, nameOf } from '../compare/ChangeList.tsx';
import { type Difference, differencesIn, kindOf } from '../compare/differences.ts';
import { type Compared, useCompared } from '../compare/useCompared.ts';
import type { HistoryClient } from '../timeline/historyClient.ts';
import { words } from '../words/words.ts';
import { changedList } from './ReviewPanel.styles.ts';

interface ChangedSinceProps {
  client: HistoryClient;
  before: string;
  /** Of the current state; undefined while something is unsaved. */
  now: number | undefined;
  heading?: (count: number) => string;
  label?: string;
}

const maxShown = 30;

export function ChangedSince({
  client,
  before,
  now,
  heading = () => words.review.changedSince,
  label = words.review.changedSinceReview,
}: ChangedSinceProps): ReactNode {
  const { compared, failure } = useCompared(client, before, 'now', now ?? -1);
  if (failure !== undefined) return <p>{failure}</p>;
  if (!compared) return null;
  const differences = differencesIn(compared.comparison);
  if (differences.length === 0) return <p>{words.review.sameAgain}</p>;
  const more = differences.length - maxShown;
  return (
    <>
      <p>{heading(differences.length)}</p>
      <ul className={changedList} aria-label={label}>
        {differences.slice(0, maxShown).map((difference) => (
          <li key={difference.key}>{changeLine(compared, difference)}</li>
        ))}
        {more > 0 && <li>{words.review.andMore(more)}</li>}
      </ul>
    </>
  );
}

function changeLine(compared: Compared, difference: Difference): string {
  const name = nameOf(compared, difference);
  const byKind = Map.groupBy(difference.changes, ({ kind }) => kind);
  const changes = [...byKind].map(([kind, ofKind]) => {
    const fields = new Set(ofKind.map((change) => lowerFirst(fieldNameOf(compared, difference, change))));
    return words.review.fieldChanges[kind]([...fields].join(', '));
  });
  if (difference.isMoved || changes.length === 0)
    changes.unshift(words.compare[kindOf(difference)].toLowerCase());
  return `${name}: ${changes.join('; ')}`;
}

/** Keeps abbreviations such as FAQ. */
function lowerFirst(name: string): string {
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
