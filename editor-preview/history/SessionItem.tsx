import { type ReactNode, useState } from 'react';
import { type LoggedOperation, momentText } from '../../editing/history.ts';
import { plainButton } from '../parts/controls.styles.ts';
import { momentInWords, spanInWords, timeInWords } from '../parts/times.ts';
import type { HistoryClient } from '../timeline/historyClient.ts';
import { labelsOf, type Session } from '../timeline/sessions.ts';
import type { CommandContext } from '../tool/command.ts';
import type { ComparedMoments } from './comparedMoments.ts';
import { actions, operations as operationList, standing } from './HistoryPanel.styles.ts';
import { type TakenBack, takeBack } from './takeBack.ts';

interface SessionItemProps extends Pick<CommandContext, 'document' | 'tell'> {
  session: Session;
  client: HistoryClient;
  onCompare: (compared: ComparedMoments) => void;
}

/** So many different things are named, before the list of all is opened. */
const mostLabels = 4;

/** What somebody did without a long break: when, and what; each change can be looked at and taken back alone. */
export function SessionItem({ session, onCompare, ...rest }: SessionItemProps): ReactNode {
  const { author, operations } = session;
  const [newest, oldest] = [operations[0], operations.at(-1)];
  const labels = labelsOf(session);
  if (!newest || !oldest) return null;
  const when = spanInWords(oldest.at, newest.at);
  return (
    <li data-kind="session">
      <h3>
        {author}, {operations.length === 1 ? '1 change' : `${operations.length} changes`}
      </h3>
      <p>{when}</p>
      <p>
        {labels
          .slice(0, mostLabels)
          .map(({ label, count }) => (count > 1 ? `${label} (${count} times)` : label))
          .join(' · ')}
        {labels.length > mostLabels && ` · and ${labels.length - mostLabels} more`}
      </p>
      <p className={actions}>
        <button
          type="button"
          className={plainButton}
          aria-label={`See what changed: ${author}, ${when}`}
          onClick={() => onCompare({ before: stateBefore(oldest), after: momentText(newest) })}
        >
          See what changed
        </button>
      </p>
      <details>
        <summary>{operations.length === 1 ? 'The change' : 'Each change'}</summary>
        <ol className={operationList}>
          {operations.map((operation) => (
            <OperationItem key={operation.sequence} operation={operation} onCompare={onCompare} {...rest} />
          ))}
        </ol>
      </details>
    </li>
  );
}

function stateBefore({ sequence }: LoggedOperation): string {
  return momentText({ kind: 'operation', sequence: sequence - 1 });
}

interface OperationItemProps extends Omit<SessionItemProps, 'session'> {
  operation: LoggedOperation;
}

function OperationItem({ operation, client, document, tell, onCompare }: OperationItemProps): ReactNode {
  const { sequence, at, label = 'A change' } = operation;
  const [outcome, setOutcome] = useState<TakenBack>();
  const take = async (): Promise<void> => {
    const taken = await takeBack(document, client, sequence);
    setOutcome(taken);
    if (taken.kind === 'done') tell(`Taken back: ${label}. Undo brings it back.`);
    else if (taken.kind === 'under') tell('It cannot be taken back alone: later changes stand on it.');
    else tell(`It could not be taken back. ${taken.why}`);
  };
  return (
    <li>
      <span>
        <time dateTime={at}>{timeInWords(at)}</time> {label}
      </span>
      <div className={actions}>
        <button
          type="button"
          className={plainButton}
          aria-label={`Take back: ${label}`}
          onClick={() => void take()}
        >
          Take back
        </button>
        <button
          type="button"
          className={plainButton}
          aria-label={`Compare with now: before “${label}”`}
          onClick={() => onCompare({ before: stateBefore(operation), after: 'now' })}
        >
          Compare with now
        </button>
      </div>
      {outcome?.kind === 'under' && <Standing under={outcome.under} count={outcome.count} />}
      {outcome?.kind === 'failed' && <p className={standing}>{outcome.why}</p>}
    </li>
  );
}

function Standing({ under, count }: { under: readonly LoggedOperation[]; count: number }): ReactNode {
  return (
    <div className={standing}>
      <p>This stands on it, so it cannot be taken back alone:</p>
      <ul>
        {under.map(({ sequence, label = 'A change', author, at }) => (
          <li key={sequence}>
            {label}, {author}, {momentInWords(at)}
          </li>
        ))}
      </ul>
      {count > under.length && <p>And {count - under.length} more.</p>}
    </div>
  );
}
