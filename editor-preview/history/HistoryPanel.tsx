import { type ReactNode, useMemo, useState } from 'react';
import { editorFields } from '#editing/editorPages.ts';
import { historyAddresses, type LoggedRevision } from '#editing/history.ts';
import { plainButton } from '../parts/controls.styles.ts';
import { onDemand } from '../parts/onDemand.tsx';
import { createHistoryClient } from '../timeline/historyClient.ts';
import { sessionsOf, type TimelineItem } from '../timeline/sessions.ts';
import { keyOf, useHistory } from '../timeline/useHistory.ts';
import type { SidePanelProps } from '../tool/command.ts';
import { words } from '../words/words.ts';
import type { ComparedMoments } from './comparedMoments.ts';
import { FoldedItem } from './FoldedItem.tsx';
import { actions, historyList, panelHead } from './HistoryPanel.styles.ts';
import { RevisionItem } from './RevisionItem.tsx';
import { SessionItem } from './SessionItem.tsx';
import { StatusStepItem } from './StatusStepItem.tsx';

const CompareDialog = onDemand(() => import('../compare/CompareDialog.tsx'));
const ShareDialog = onDemand(() => import('../sharing/ShareDialog.tsx'));

/** The article's history. */
export default function HistoryPanel(props: SidePanelProps): ReactNode {
  if (!props.context.view.canSave) return <p>{words.history.ofACms}</p>;
  return <HistoryOfArticle {...props} />;
}

/** Publications, and the editing sessions between them. */
function HistoryOfArticle({ context }: SidePanelProps): ReactNode {
  const { document, view, tell } = context;
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
        return <StatusStepItem key={keyOf(item)} standing={item} />;
      case 'session':
        return (
          <SessionItem
            key={`s${item.operations.at(-1)?.sequence}`}
            session={item}
            client={client}
            document={document}
            tell={tell}
            onCompare={setCompared}
          />
        );
    }
  };
  return (
    <>
      <h2>{words.names.history}</h2>
      <div className={panelHead}>
        <button
          type="button"
          className={plainButton}
          onClick={() => setCompared({ before: '', after: 'now' })}
        >
          {words.names.compare}
        </button>
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
      {history.hasMore && (
        <button type="button" className={plainButton} onClick={history.loadMore}>
          {words.history.more}
        </button>
      )}
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
