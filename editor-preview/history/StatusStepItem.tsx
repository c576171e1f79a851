import type { ReactNode } from 'react';
import type { LoggedStatusStep, StatusStep } from '#editing/history.ts';
import { momentInWords } from '../parts/times.ts';
import { words } from '../words/words.ts';

const names: Readonly<Record<StatusStep, string>> = words.history.steps;

/** An action on the whole article: withdrawn, or republished. */
export function StatusStepItem({ standing: logged }: { standing: LoggedStatusStep }): ReactNode {
  const { step, author, at, isPlanned } = logged;
  return (
    <li data-kind="standing">
      <h3>{words.history[isPlanned ? 'asPlanned' : 'byAuthor'](names[step], author)}</h3>
      <p>
        <time dateTime={at}>{momentInWords(at)}</time>
        {` · ${readersGet(logged)}`}
      </p>
    </li>
  );
}

function readersGet({ step, revision }: LoggedStatusStep): string {
  if (revision !== undefined) return words.history.readers.again;
  return step === 'brought-back' ? words.history.readers.not : words.history.readers.noMore;
}
