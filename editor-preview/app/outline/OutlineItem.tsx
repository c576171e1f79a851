import { type MouseEvent, memo, type ReactNode, useRef, useSyncExternalStore } from 'react';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { countBadge } from '../comments/CommentsPanel.styles.ts';
import { Initials } from '../presence/Initials.tsx';
import type { ColouredPerson } from '../presence/peopleByBlock.ts';
import { langOfSchema, words } from '../words/words.ts';
import { badge, row } from './Outline.styles.ts';
import type { OutlineStore } from './outlineStore.ts';
import { type RowDragParts, useRowDrag } from './useRowDrag.ts';

export interface ProblemBadge {
  readonly severity: 'error' | 'warning' | 'info';
  readonly count: number;
}

interface OutlineItemProps {
  id: string;
  store: OutlineStore;
  isSelected: boolean;
  isCurrent: boolean;
  problems: ProblemBadge | undefined;
  comments: number;
  people: readonly ColouredPerson[] | undefined;
  onPress: (id: string, event: MouseEvent) => void;
  dragOf: (id: string) => RowDragParts;
}

function Item(props: OutlineItemProps): ReactNode {
  const { id, store, isSelected, isCurrent, problems, comments, people, onPress, dragOf } = props;
  const item = useSyncExternalStore(store.subscribe, () => store.row(id));
  const element = useRef<HTMLDivElement>(null);
  const dropAt = useRowDrag(element, id !== articleItself, dragOf(id));
  // Just removed: the tree omits it in the next rendering.
  if (!item) return null;
  const { type, title, summary, level, indent, position, of, childCount, isOpen } = item;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: The tree takes the keys of all its rows.
    <div
      ref={element}
      role="treeitem"
      className={row}
      style={{ paddingInlineStart: `${indent * 14 + 8}px` }}
      data-row={id}
      data-type={type}
      data-drop={dropAt}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={of}
      aria-selected={isSelected}
      aria-expanded={childCount ? isOpen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={(event) => onPress(id, event)}
    >
      <span
        aria-hidden="true"
        data-fold={childCount && level > 1 ? (isOpen ? 'open' : 'folded') : undefined}
        onClick={(event) => {
          if (!childCount || level === 1) return;
          event.stopPropagation();
          store.fold(id);
        }}
      />
      <span data-name="" title={summary || undefined}>
        <strong
          className={summary && isWritten(type) ? 'visually-hidden' : undefined}
          lang={id === articleItself ? undefined : langOfSchema(title)}
        >
          {title}
        </strong>{' '}
        {summary && <span>{summary}</span>}
      </span>
      {people?.map(({ person, name, colour }) => (
        <span key={person} title={name}>
          <Initials name={name} colour={colour} />
          <span className="visually-hidden">{words.outlineRow.isHere(name)}</span>
        </span>
      ))}
      {comments > 0 && (
        <span className={countBadge}>
          <span aria-hidden="true">{comments}</span>
          <span className="visually-hidden">{words.outlineRow.comments(comments)}</span>
        </span>
      )}
      {problems && (
        <span className={badge} data-severity={problems.severity}>
          <span aria-hidden="true">{problems.count}</span>
          <span className="visually-hidden">{words.outlineRow.badge(problems.severity, problems.count)}</span>
        </span>
      )}
    </div>
  );
}

/** Of headings and texts, the words are shown instead of the type. */
function isWritten(type: string): boolean {
  return type === 'heading' || type === 'rich-text';
}

export const OutlineItem = memo(
  Item,
  (before, after) =>
    before.id === after.id &&
    before.store === after.store &&
    before.isSelected === after.isSelected &&
    before.isCurrent === after.isCurrent &&
    before.comments === after.comments &&
    before.people === after.people &&
    before.problems?.count === after.problems?.count &&
    before.problems?.severity === after.problems?.severity &&
    before.onPress === after.onPress &&
    before.dragOf === after.dragOf,
);
