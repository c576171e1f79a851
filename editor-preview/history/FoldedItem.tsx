import type { ReactNode } from 'react';
import { foldedAfterDays, type LoggedFold } from '#editing/history.ts';
import { spanInWords } from '../parts/times.ts';
import { words } from '../words/words.ts';

/** Folded old changes: only author and time are stored. Their result is in the version above. */
export function FoldedItem({ folded: { authors } }: { folded: LoggedFold }): ReactNode {
  const count = authors.reduce((sum, { operations }) => sum + operations, 0);
  return (
    <li data-kind="folded">
      <h3>{words.history.earlierChanges(count)}</h3>
      {authors.map(({ author, operations, from, to }) => (
        <p key={author}>
          {author}, {operations} · {spanInWords(from, to)}
        </p>
      ))}
      <p>{words.history.folded(foldedAfterDays)}</p>
    </li>
  );
}
