import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CommentPlace, maxPlaceNameLength } from '../../editing/comments/comment.ts';
import { articleItself } from '../../editing/editedArticle.ts';
import { useCommentsNow } from '../company/company.ts';
import { blockName } from '../document/blockNames.ts';
import { plainButton } from '../parts/controls.styles.ts';
import { isNarrow } from '../parts/isNarrow.ts';
import type { SidePanelProps } from '../tool/command.ts';
import { filters, list } from './CommentsPanel.styles.ts';
import { CommentThread } from './CommentThread.tsx';
import { Composer } from './Composer.tsx';
import { inPageOrder, isOpen, type PlacedComment } from './placedComments.ts';
import { usePlacedComments } from './useComments.ts';

type Shown = 'open' | 'resolved' | 'here';

/** What is said about the article: comments on blocks, fields and words, in the order of the page. */
export default function CommentsPanel({ context, selection }: SidePanelProps): ReactNode {
  const { company, view, tell } = context;
  const { article } = view;
  const book = company.comments;
  const { marked, composing, current } = useCommentsNow(company);
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
  const name = block === articleItself ? 'Article' : blockName(article, block);
  const place: CommentPlace = {
    block,
    ...(pointer === undefined ? {} : { pointer }),
    ...(isMarkedHere ? { words: marked.words } : {}),
    name: name.slice(0, maxPlaceNameLength),
  };
  const isHere = ({ now }: PlacedComment): boolean => now.kind !== 'block-gone' && now.block === block;
  const ordered = inPageOrder(placed, article);
  const counts: Readonly<Record<Shown, readonly PlacedComment[]>> = {
    open: ordered.filter(isOpen),
    here: ordered.filter(isHere),
    resolved: ordered.filter((one) => !isOpen(one)),
  };
  const show = ({ comment, now }: PlacedComment): void => {
    book.lookAt(comment.id);
    if (now.kind === 'block-gone') return;
    const at = 'pointer' in now ? now.pointer : undefined;
    selection.select(now.block === articleItself ? [] : [now.block], at);
    if (isNarrow()) context.focusPane('page');
  };
  if (!view.canSave) return <p>These articles are kept in a CMS. What is said about them is kept there.</p>;
  return (
    <>
      <h2>Comments</h2>
      <Composer
        label={
          <>
            Comment on {name}
            {fieldInWords(pointer)}
            {isMarkedHere && <>, “{marked.words.text}”</>}
          </>
        }
        action="Comment"
        drafts={book.drafts}
        draftOf={`on ${block}`}
        field={field}
        send={async (text) => {
          const answer = await book.begin(place, text);
          if (answer.kind === 'done') {
            setShown('open');
            tell('The comment is made.');
          }
          return answer;
        }}
        {...(isMarkedHere && { onCancel: () => book.mark(undefined) })}
      />
      <div className={filters}>
        {(['open', 'here', 'resolved'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={plainButton}
            aria-pressed={one === shown}
            onClick={() => setShown(one)}
          >
            {filterNames[one]} {counts[one].length}
          </button>
        ))}
      </div>
      {counts[shown].length === 0 ? (
        <p>{emptyNames[shown]}</p>
      ) : (
        <ul className={list} aria-label={`Comments: ${filterNames[shown]}`}>
          {counts[shown].map((one) => (
            <CommentThread
              key={one.comment.id}
              placed={one}
              article={article}
              book={book}
              isCurrent={one.comment.id === current}
              onShow={show}
              tell={tell}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const filterNames: Readonly<Record<Shown, string>> = {
  open: 'Open',
  here: 'On this block',
  resolved: 'Resolved',
};
const emptyNames: Readonly<Record<Shown, string>> = {
  open: 'No comment is open.',
  here: 'Nobody has commented on this block.',
  resolved: 'No comment is resolved yet.',
};

/** The field by the last of its names. */
function fieldInWords(pointer: string | undefined): string {
  const field = pointer
    ?.split('/')
    .findLast((step) => /^[a-z][a-z]*$/i.test(step) && step !== 'data')
    ?.replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase();
  return field === undefined ? '' : `, ${field}`;
}
