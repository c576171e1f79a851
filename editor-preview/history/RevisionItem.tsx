import type { ReactNode } from 'react';
import { type LoggedRevision, momentText } from '../../editing/history.ts';
import { readArticle } from '../../editing/readValue.ts';
import { blockFields } from '../../schemas/generated/blockFields.ts';
import { restoreArticle } from '../compare/restore.ts';
import { plainButton } from '../parts/controls.styles.ts';
import { momentInWords } from '../parts/times.ts';
import type { HistoryClient } from '../timeline/historyClient.ts';
import type { CommandContext } from '../tool/command.ts';
import type { ComparedMoments } from './comparedMoments.ts';
import { actions } from './HistoryPanel.styles.ts';

interface RevisionItemProps {
  revision: LoggedRevision;
  /** Nothing was written or published since: there is nothing to compare or to bring back. */
  isNow: boolean;
  context: Pick<CommandContext, 'document' | 'tell'>;
  client: HistoryClient;
  onCompare: (compared: ComparedMoments) => void;
  onShare: (revision: LoggedRevision) => void;
}

/** A version that was published: who, when and why, to compare and to bring back. */
export function RevisionItem({
  revision,
  isNow,
  context,
  client,
  onCompare,
  onShare,
}: RevisionItemProps): ReactNode {
  const { author, at, note, isPublished } = revision;
  const before = momentText(revision);
  const when = momentInWords(at);
  return (
    <li data-kind="revision">
      <h3>Published by {author}</h3>
      <p>
        <time dateTime={at}>{when}</time>
        {isPublished && ' · what readers get now'}
      </p>
      {note && <blockquote>{note}</blockquote>}
      <p className={actions}>
        {!isNow && (
          <>
            <button
              type="button"
              className={plainButton}
              aria-label={`Compare with now: published ${when}`}
              onClick={() => onCompare({ before, after: 'now' })}
            >
              Compare with now
            </button>
            <button
              type="button"
              className={plainButton}
              aria-label={`Restore all as published ${when}`}
              onClick={() => void restoreAll(context, client, before, when)}
            >
              Restore all
            </button>
          </>
        )}
        <button
          type="button"
          className={plainButton}
          aria-label={`Share this revision: published ${when}`}
          onClick={() => onShare(revision)}
        >
          Share this revision
        </button>
      </p>
    </li>
  );
}

/** Makes the article what it was, as one change that can be taken back. */
export async function restoreAll(
  { document, tell }: Pick<CommandContext, 'document' | 'tell'>,
  client: HistoryClient,
  at: string,
  when: string,
): Promise<void> {
  const answer = await client.articleAt(at);
  if (answer.kind !== 'done') {
    tell('The server could not be asked for that version.');
    return;
  }
  const then = readArticle(answer.value.article, blockFields);
  const before = document.view().article;
  document.edit(restoreArticle(before, then), { label: `Restore all as of ${when}` });
  if (document.view().article !== before)
    tell(`The article is again as it was on ${when}. Undo brings back what was there.`);
}
