import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Remark } from '#editor-preview/model/comments/comment.ts';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { CommentBook } from '../collaborators/commentBook.ts';
import { failureMessage } from '../document/apiClient.ts';
import { blockName } from '../document/blockNames.ts';
import { PlainButton } from '../parts/buttons.tsx';
import { buttonRow } from '../parts/controls.styles.ts';
import { momentInWords } from '../parts/times.ts';
import { Initials } from '../presence/Initials.tsx';
import { coloursOf } from '../presence/personColours.ts';
import { words } from '../words/words.ts';
import { remark, thread } from './CommentsPanel.styles.ts';
import { Composer } from './Composer.tsx';
import type { PlacedComment } from './placedComments.ts';

interface CommentThreadProps {
  placed: PlacedComment;
  article: EditedArticle;
  book: CommentBook;
  isCurrent: boolean;
  onShow: (placed: PlacedComment) => void;
  announce: (message: string) => void;
}

export function CommentThread(props: CommentThreadProps): ReactNode {
  const { placed, article, book, isCurrent, onShow, announce } = props;
  const { comment } = placed;
  const [isAnswering, setAnswering] = useState(book.drafts.has(comment.id));
  const element = useRef<HTMLLIElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  useEffect(() => {
    if (isAnswering) field.current?.focus();
  }, [isAnswering]);

  const resolve = async (isResolved: boolean): Promise<void> => {
    const answer = await book.resolve(comment.id, isResolved);
    if (answer.kind !== 'done') return announce(failureMessage(answer));
    announce(isResolved ? words.commentsPanel.resolvedNow : words.commentsPanel.openAgainNow);
  };
  const [first] = comment.remarks;
  return (
    <li
      ref={element}
      className={thread}
      data-current={isCurrent ? '' : undefined}
      data-resolved={comment.resolved ? '' : undefined}
    >
      <Place placed={placed} article={article} onShow={onShow} />
      {comment.remarks.map((one) => (
        <RemarkItem key={one.id} entry={one} />
      ))}
      {comment.resolved && (
        <p>
          <small>
            {words.commentsPanel.resolvedBy(comment.resolved.author, momentInWords(comment.resolved.at))}
          </small>
        </p>
      )}
      {isAnswering ? (
        <Composer
          label={words.commentsPanel.answerTo(first.author)}
          action={words.commentsPanel.answer}
          drafts={book.drafts}
          draftOf={comment.id}
          field={field}
          send={async (text) => {
            const answer = await book.answer(comment.id, text);
            if (answer.kind === 'done') setAnswering(false);
            return answer;
          }}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <p className={buttonRow}>
          <PlainButton onClick={() => setAnswering(true)}>{words.commentsPanel.answer}</PlainButton>
          <PlainButton onClick={() => void resolve(!comment.resolved)}>
            {comment.resolved ? words.commentsPanel.openAgain : words.commentsPanel.resolve}
          </PlainButton>
        </p>
      )}
    </li>
  );
}

function RemarkItem({ entry }: { entry: Remark }): ReactNode {
  const colour = coloursOf([entry.author]).get(entry.author) ?? '';
  return (
    <div className={remark}>
      <Initials name={entry.author} colour={colour} />
      <p>
        <strong>{entry.author}</strong>, <time dateTime={entry.at}>{momentInWords(entry.at)}</time>
      </p>
      <p>{entry.text}</p>
    </div>
  );
}

function Place(props: Pick<CommentThreadProps, 'placed' | 'article' | 'onShow'>): ReactNode {
  const { placed, article, onShow } = props;
  const { comment, now } = placed;
  const marked = comment.place.words;
  const quoted = marked && <q>{marked.text}</q>;
  if (now.kind === 'block-deleted')
    return (
      <p data-place="">
        <span data-gone="">{words.commentsPanel.blockDeleted}</span> {comment.place.name}
        {quoted}
      </p>
    );
  const name = now.block === articleItself ? words.article : blockName(article, now.block);
  return (
    <button type="button" data-place="" onClick={() => onShow(placed)}>
      {now.kind !== 'there' && <span data-gone="">{missingPlace[now.kind]}</span>} {name}
      {now.kind === 'there' && now.words?.isReworded && (
        <span data-gone="">{words.commentsPanel.reworded}</span>
      )}
      {quoted}
    </button>
  );
}

const missingPlace = {
  'words-deleted': words.commentsPanel.wordsDeleted,
  'field-deleted': words.commentsPanel.fieldDeleted,
} as const;
