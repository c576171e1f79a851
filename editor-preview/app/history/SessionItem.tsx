import { type ReactNode, useState } from 'react';
import { type LoggedOperation, momentText } from '#editor-preview/model/history.ts';
import { PlainButton } from '../parts/buttons.tsx';
import { momentInWords, spanInWords, timeInWords } from '../parts/times.ts';
import type { HistoryClient } from '../timeline/historyClient.ts';
import { labelsOf, type Session } from '../timeline/sessions.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import type { ComparedMoments } from './comparedMoments.ts';
import { actions, notice, operations as operationList } from './HistoryPanel.styles.ts';
import { type RevertOutcome, revertOperation } from './revertOperation.ts';

interface SessionItemProps extends Pick<CommandContext, 'document' | 'announce'> {
  session: Session;
  client: HistoryClient;
  onCompare: (compared: ComparedMoments) => void;
}

const maxLabels = 4;

export function SessionItem({ session, onCompare, ...rest }: SessionItemProps): ReactNode {
  const { author, operations } = session;
  const [newest, oldest] = [operations[0], operations.at(-1)];
  const labels = labelsOf(session);
  if (!newest || !oldest) return null;
  const when = spanInWords(oldest.at, newest.at);
  return (
    <li data-kind="session">
      <h3>
        {author}, {words.history.changes(operations.length)}
      </h3>
      <p>{when}</p>
      <p>
        {labels
          .slice(0, maxLabels)
          .map(({ label, count }) => (count > 1 ? words.history.times(label, count) : label))
          .join(' · ')}
        {labels.length > maxLabels && words.history.andMore(labels.length - maxLabels)}
      </p>
      <p className={actions}>
        <PlainButton
          aria-label={words.history.seeChangedOf(author, when)}
          onClick={() => onCompare({ before: stateBefore(oldest), after: momentText(newest) })}
        >
          {words.history.seeChanged}
        </PlainButton>
      </p>
      <details>
        <summary>{operations.length === 1 ? words.history.theChange : words.history.eachChange}</summary>
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

function OperationItem({ operation, client, document, announce, onCompare }: OperationItemProps): ReactNode {
  const { sequence, at, label = words.history.aChange } = operation;
  const [outcome, setOutcome] = useState<RevertOutcome>();
  const take = async (): Promise<void> => {
    const taken = await revertOperation(document, client, sequence);
    setOutcome(taken);
    if (taken.kind === 'done') announce(words.history.reverted(label));
    else if (taken.kind === 'under') announce(words.history.hasDependents);
    else announce(words.history.notReverted(taken.why));
  };
  return (
    <li>
      <span>
        <time dateTime={at}>{timeInWords(at)}</time> {label}
      </span>
      <div className={actions}>
        <PlainButton aria-label={words.history.revertNamed(label)} onClick={() => void take()}>
          {words.history.revert}
        </PlainButton>
        <PlainButton
          aria-label={words.history.compareBefore(label)}
          onClick={() => onCompare({ before: stateBefore(operation), after: 'now' })}
        >
          {words.history.compareWithNow}
        </PlainButton>
      </div>
      {outcome?.kind === 'under' && <LaterChanges under={outcome.under} count={outcome.count} />}
      {outcome?.kind === 'failed' && <p className={notice}>{outcome.why}</p>}
    </li>
  );
}

function LaterChanges({ under, count }: { under: readonly LoggedOperation[]; count: number }): ReactNode {
  return (
    <div className={notice}>
      <p>{words.history.dependents}</p>
      <ul>
        {under.map(({ sequence, label = words.history.aChange, author, at }) => (
          <li key={sequence}>
            {label}, {author}, {momentInWords(at)}
          </li>
        ))}
      </ul>
      {count > under.length && <p>{words.history.andSoMany(count - under.length)}</p>}
    </div>
  );
}
