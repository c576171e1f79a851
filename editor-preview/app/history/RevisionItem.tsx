import type { ReactNode } from 'react';
import { type LoggedRevision, momentText } from '#editor-preview/model/history.ts';
import { authorInWords } from '#editor-preview/model/person.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { restoreArticle } from '../compare/restore.ts';
import { PlainButton } from '../parts/buttons.tsx';
import { momentInWords } from '../parts/times.ts';
import type { HistoryClient } from '../timeline/historyClient.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import type { ComparedMoments } from './comparedMoments.ts';
import { actions } from './HistoryPanel.styles.ts';

interface RevisionItemProps {
  revision: LoggedRevision;
  isNow: boolean;
  context: Pick<CommandContext, 'document' | 'announce'>;
  client: HistoryClient;
  onCompare: (compared: ComparedMoments) => void;
  onShare: (revision: LoggedRevision) => void;
}

export function RevisionItem(props: RevisionItemProps): ReactNode {
  const { revision, isNow, context, client, onCompare, onShare } = props;
  const { author, at, note, isPublished } = revision;
  const before = momentText(revision);
  const when = momentInWords(at);
  return (
    <li data-kind="revision">
      <h3>{words.history.publishedBy(authorInWords(author, words.people))}</h3>
      <p>
        <time dateTime={at}>{when}</time>
        {isPublished && words.history.readersGetNow}
      </p>
      {note && <blockquote>{note}</blockquote>}
      <p className={actions}>
        {!isNow && (
          <>
            <PlainButton
              aria-label={words.history.comparePublished(when)}
              onClick={() => onCompare({ before, after: 'now' })}
            >
              {words.history.compareWithNow}
            </PlainButton>
            <PlainButton
              aria-label={words.history.restorePublished(when)}
              onClick={() => void restoreAll(context, client, before, when)}
            >
              {words.history.restoreAll}
            </PlainButton>
          </>
        )}
        <PlainButton aria-label={words.history.sharePublished(when)} onClick={() => onShare(revision)}>
          {words.history.share}
        </PlainButton>
      </p>
    </li>
  );
}

export async function restoreAll(
  { document, announce }: Pick<CommandContext, 'document' | 'announce'>,
  client: HistoryClient,
  at: string,
  when: string,
): Promise<void> {
  const answer = await client.articleAt(at);
  if (answer.kind !== 'done') {
    announce(words.history.versionNotFetched);
    return;
  }
  const then = readArticle(answer.value.article, blockFields);
  const before = document.view().article;
  document.edit(restoreArticle(before, then), { label: words.labels.restoreAll(when) });
  if (document.view().article !== before) announce(words.history.restored(when));
}
