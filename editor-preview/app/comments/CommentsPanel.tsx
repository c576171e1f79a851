import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CommentPlace, maxPlaceNameLength } from '#editor-preview/model/comments/comment.ts';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { useCommentsNow } from '../collaborators/collaborators.ts';
import { blockName } from '../document/blockNames.ts';
import { PlainButton } from '../parts/buttons.tsx';
import { isNarrow } from '../parts/isNarrow.ts';
import type { SidePanelProps } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { filters, list } from './CommentsPanel.styles.ts';
import { CommentThread } from './CommentThread.tsx';
import { Composer } from './Composer.tsx';
import { inPageOrder, isOpen, type PlacedComment } from './placedComments.ts';
import { usePlacedComments } from './useComments.ts';

type Shown = 'open' | 'resolved' | 'here';

export default function CommentsPanel({ context, selection }: SidePanelProps): ReactNode {
  const { collaborators, view, announce } = context;
  const { article } = view;
  const book = collaborators.comments;
  const { marked, composing, current } = useCommentsNow(collaborators);
  const placed = usePlacedComments(context);
  const [shown, setShown] = useState<Shown>('open');
  const field = useRef<HTMLTextAreaElement>(null);
  const composed = useRef(0);
  const looked = placed.find(({ comment }) => comment.id === current);
  const isLookedResolved = looked?.comment.resolved !== undefined;

  useEffect(() => {
    if (composing > composed.current) field.current?.focus();
    composed.current = composing;
  }, [composing]);
  useEffect(() => {
    if (current !== undefined && isLookedResolved) setShown('resolved');
  }, [current, isLookedResolved]);

  const { block } = selection;
  const isMarkedHere = marked?.block === block;
  const pointer = isMarkedHere ? marked.pointer : selection.pointer;
  const name = block === articleItself ? words.article : blockName(article, block);
  const place: CommentPlace = {
    block,
    ...(pointer === undefined ? {} : { pointer }),
    ...(isMarkedHere ? { words: marked.words } : {}),
    name: name.slice(0, maxPlaceNameLength),
  };
  const isHere = ({ now }: PlacedComment): boolean => now.kind !== 'block-deleted' && now.block === block;
  const ordered = inPageOrder(placed, article);
  const counts: Readonly<Record<Shown, readonly PlacedComment[]>> = {
    open: ordered.filter(isOpen),
    here: ordered.filter(isHere),
    resolved: ordered.filter((one) => !isOpen(one)),
  };
  const show = ({ comment, now }: PlacedComment): void => {
    book.setCurrent(comment.id);
    if (now.kind === 'block-deleted') return;
    const at = 'pointer' in now ? now.pointer : undefined;
    selection.select(now.block === articleItself ? [] : [now.block], at);
    if (isNarrow()) context.focusPane('page');
  };
  if (!view.canSave) return <p>{words.commentsPanel.ofACms}</p>;
  return (
    <>
      <h2>{words.comments}</h2>
      <Composer
        label={
          <>
            {words.commentsPanel.commentOn(name)}
            {fieldInWords(pointer)}
            {isMarkedHere && words.commentsPanel.quoted(marked.words.text)}
          </>
        }
        action={words.commentsPanel.comment}
        drafts={book.drafts}
        draftOf={`on ${block}`}
        field={field}
        send={async (text) => {
          const answer = await book.begin(place, text);
          if (answer.kind === 'done') {
            setShown('open');
            announce(words.commentsPanel.made);
          }
          return answer;
        }}
        {...(isMarkedHere && { onCancel: () => book.mark(undefined) })}
      />
      <div className={filters}>
        {(['open', 'here', 'resolved'] as const).map((one) => (
          <PlainButton key={one} aria-pressed={one === shown} onClick={() => setShown(one)}>
            {filterNames[one]} {counts[one].length}
          </PlainButton>
        ))}
      </div>
      {counts[shown].length === 0 ? (
        <p>{emptyNames[shown]}</p>
      ) : (
        <ul className={list} aria-label={words.commentsPanel.listed(filterNames[shown])}>
          {counts[shown].map((one) => (
            <CommentThread
              key={one.comment.id}
              placed={one}
              article={article}
              book={book}
              isCurrent={one.comment.id === current}
              onShow={show}
              announce={announce}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const filterNames: Readonly<Record<Shown, string>> = words.commentsPanel.filters;
const emptyNames: Readonly<Record<Shown, string>> = words.commentsPanel.empty;

function fieldInWords(pointer: string | undefined): string {
  const field = pointer
    ?.split('/')
    .findLast((step) => /^[a-z][a-z]*$/i.test(step) && step !== 'data')
    ?.replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase();
  return field === undefined ? '' : `, ${field}`;
}
