import { type ReactNode, useMemo, useState } from 'react';
import { editorFields } from '#editor-preview/model/editorPages.ts';
import {
  foldedAfterDays,
  historyAddresses,
  type LoggedFold,
  type LoggedRevision,
  type LoggedStatusStep,
  type StatusStep,
} from '#editor-preview/model/history.ts';
import { authorInWords } from '#editor-preview/model/person.ts';
import { PlainButton } from '../parts/buttons.tsx';
import { plainButton } from '../parts/controls.styles.ts';
import { onDemand } from '../parts/onDemand.tsx';
import { momentInWords, spanInWords } from '../parts/times.ts';
import { createHistoryClient } from '../timeline/historyClient.ts';
import { sessionsOf, type TimelineItem } from '../timeline/sessions.ts';
import { keyOf, useHistory } from '../timeline/useHistory.ts';
import type { SidePanelProps } from '../tool/command.ts';
import { words } from '../words/words.ts';
import type { ComparedMoments } from './comparedMoments.ts';
import { actions, historyList, panelHead } from './HistoryPanel.styles.ts';
import { RevisionItem } from './RevisionItem.tsx';
import { SessionItem } from './SessionItem.tsx';

const names: Readonly<Record<StatusStep, string>> = words.history.steps;

function StatusStepItem({ entry: logged }: { entry: LoggedStatusStep }): ReactNode {
  const { step, author, at, isPlanned } = logged;
  return (
    <li data-kind="standing">
      <h3>
        {words.history[isPlanned ? 'asPlanned' : 'byAuthor'](
          names[step],
          authorInWords(author, words.people),
        )}
      </h3>
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

const CompareDialog = onDemand(() => import('../compare/CompareDialog.tsx'));
const ShareDialog = onDemand(() => import('../sharing/ShareDialog.tsx'));

export default function HistoryPanel(props: SidePanelProps): ReactNode {
  if (!props.context.view.canSave) return <p>{words.history.ofACms}</p>;
  return <HistoryOfArticle {...props} />;
}

function HistoryOfArticle({ context }: SidePanelProps): ReactNode {
  const { document, view, announce } = context;
  const { path } = view;
  const client = useMemo(() => createHistoryClient(path), [path]);
  const history = useHistory(client, `${view.sequence} ${view.articleState} ${view.deleted?.at}`);
  const [compared, setCompared] = useState<ComparedMoments>();
  const [shared, setShared] = useState<LoggedRevision>();
  const items = useMemo(() => history.entries && sessionsOf(history.entries), [history.entries]);
  const record = new URLSearchParams({ [editorFields.path]: path });
  const newest = items?.find(({ kind }) => kind !== 'standing');
  const itemShown = (item: TimelineItem): ReactNode => {
    switch (item.kind) {
      case 'revision':
        return (
          <RevisionItem
            key={keyOf(item)}
            revision={item}
            isNow={item === newest}
            context={context}
            client={client}
            onCompare={setCompared}
            onShare={setShared}
          />
        );
      case 'folded':
        return <FoldedItem key={keyOf(item)} folded={item} />;
      case 'standing':
        return <StatusStepItem key={keyOf(item)} entry={item} />;
      case 'session':
        return (
          <SessionItem
            key={`s${item.operations.at(-1)?.sequence}`}
            session={item}
            client={client}
            document={document}
            announce={announce}
            onCompare={setCompared}
          />
        );
    }
  };
  return (
    <>
      <h2>{words.names.history}</h2>
      <div className={panelHead}>
        <PlainButton onClick={() => setCompared({ before: '', after: 'now' })}>
          {words.names.compare}
        </PlainButton>
        <details>
          <summary>{words.history.export}</summary>
          <p className={actions}>
            <a className={plainButton} href={`${historyAddresses.recordAsCsv}?${record}`} download="">
              {words.history.asCsv}
            </a>
            <a className={plainButton} href={`${historyAddresses.recordAsJson}?${record}`} download="">
              {words.history.asJson}
            </a>
          </p>
        </details>
      </div>
      {history.failure && <p role="alert">{history.failure}</p>}
      {!items && !history.failure && <p role="status">{words.history.busy}</p>}
      {items?.length === 0 && <p>{words.history.empty}</p>}
      <ol className={historyList}>{items?.map(itemShown)}</ol>
      {history.hasMore && <PlainButton onClick={history.loadMore}>{words.history.more}</PlainButton>}
      {shared && <ShareDialog context={context} revision={shared} onClose={() => setShared(undefined)} />}
      {compared && (
        <CompareDialog
          context={context}
          {...(compared.before === '' ? {} : { before: compared.before })}
          after={compared.after}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  );
}

/** Folded old changes: only author and time are stored. Their result is in the version above. */
function FoldedItem({ folded: { authors } }: { folded: LoggedFold }): ReactNode {
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
