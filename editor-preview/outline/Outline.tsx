import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { articleItself, type EditedArticle } from '../../editing/editedArticle.ts';
import type { InsertionPoint } from '../document/moves.ts';
import { placeOfDrop } from '../dragging/drop.ts';
import { peopleByBlock } from '../presence/peopleByBlock.ts';
import type { PersonHere } from '../presence/presenceModel.ts';
import { outline } from './Outline.styles.ts';
import { OutlineItem, type ProblemBadge } from './OutlineItem.tsx';
import { type OutlineRow, outlineRows } from './outlineRows.ts';
import { rowOfTyped, rowsBetween, treeMove } from './treeKeys.ts';
import type { RowDragParts } from './useRowDrag.ts';

interface OutlineProps {
  article: EditedArticle;
  /** Chosen blocks; none for the article itself. */
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[]) => void;
  /** Blocks were dropped at a place that takes them. */
  onMove: (ids: ReadonlySet<string>, place: InsertionPoint) => void;
  problems: ReadonlyMap<string, ProblemBadge>;
  /** How many comments are open, by block. */
  comments: ReadonlyMap<string, number>;
  /** Who else is here. */
  people: readonly PersonHere[];
  /** For whoever brings the focus here. */
  tree: RefObject<HTMLDivElement | null>;
}

/** Letters that follow each other within this time are of one name, in milliseconds. */
const typedTogether = 700;

/** All blocks as a tree: to see what stands where, choose, and move. */
export function Outline(props: OutlineProps): ReactNode {
  const { article, selected, onSelect, onMove, problems, comments, people, tree } = props;
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const shownBefore = useRef<ReadonlyMap<string, OutlineRow>>(new Map());
  const rows = useMemo(() => {
    const shown = outlineRows(article, folded, shownBefore.current);
    shownBefore.current = new Map(shown.map((row) => [row.id, row]));
    return shown;
  }, [article, folded]);
  const peopleAt = useMemo(() => peopleByBlock(people), [people]);
  const anchor = useRef(articleItself);
  const typed = useRef({ text: '', at: 0 });
  const first = rows.find(({ id }) => selected.has(id))?.id ?? articleItself;
  const [focused, setFocused] = useState(first);
  const isThere = rows.some(({ id }) => id === focused);
  const current =
    isThere && (selected.size === 0 ? focused === articleItself : selected.has(focused)) ? focused : first;

  // The rows are drawn anew only where they differ, so what they call always asks what holds now.
  const now = useRef({ article, rows, selected, onSelect, onMove, current });
  now.current = { article, rows, selected, onSelect, onMove, current };

  const choose = useCallback((id: string, { range, toggle }: { range: boolean; toggle: boolean }) => {
    const { rows: shown, selected: chosen, onSelect: select } = now.current;
    setFocused(id);
    const blocks = (ids: readonly string[]): string[] => ids.filter((one) => one !== articleItself);
    if (range) return select(blocks(rowsBetween(shown, anchor.current, id)));
    anchor.current = id;
    if (!toggle) return select(blocks([id]));
    const others = [...chosen].filter((one) => one !== id);
    select(chosen.has(id) ? others : blocks([...others, id]));
  }, []);
  const fold = useCallback((id: string) => {
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const onPress = useCallback(
    (id: string, event: MouseEvent) => {
      choose(id, { range: event.shiftKey, toggle: event.ctrlKey || event.metaKey });
    },
    [choose],
  );
  const dragOf = useCallback(
    (id: string): RowDragParts => ({
      dragged: () => (now.current.selected.has(id) ? now.current.selected : new Set([id])),
      mayDrop: (dragged, at) => placeOfDrop(now.current.article, dragged, id, at) !== undefined,
      onDrop: (dragged, at) => {
        const place = placeOfDrop(now.current.article, dragged, id, at);
        if (place) now.current.onMove(dragged, place);
      },
    }),
    [],
  );

  const hadFocus = useRef(false);
  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>('[tabindex="0"]');
    row?.scrollIntoView?.({ block: 'nearest' });
    // The row that had the focus is gone, and the focus would be with it.
    const { activeElement, body } = document;
    if (hadFocus.current && (activeElement === body || tree.current?.contains(activeElement))) row?.focus();
  }, [current, tree]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() !== 'a')) return;
    if (event.ctrlKey || event.metaKey) {
      onSelect(rows.map(({ id }) => id).filter((id) => id !== articleItself));
    } else if (event.key === 'Escape') {
      onSelect(current === articleItself ? [] : [current]);
    } else {
      const move = treeMove(rows, current, event.key) ?? typedMove(event);
      if (!move) return;
      if (move.kind === 'focus')
        choose(move.id, { range: event.shiftKey && event.key.length > 1, toggle: false });
      else fold(move.id);
    }
    event.preventDefault();
  };
  const typedMove = ({ key, timeStamp }: KeyboardEvent): ReturnType<typeof treeMove> => {
    if (key.length !== 1 || key === '/' || key === ' ') return undefined;
    const goesOn = timeStamp - typed.current.at < typedTogether;
    const text = goesOn ? typed.current.text + key : key;
    typed.current = { text, at: timeStamp };
    const found = rowOfTyped(rows, current, text);
    return found && { kind: 'focus', id: found.id };
  };

  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Outline"
      aria-multiselectable="true"
      className={outline}
      onKeyDown={onKeyDown}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Without another one that gets it, the focus is lost, and comes back.
        hadFocus.current = relatedTarget === null || tree.current?.contains(relatedTarget) === true;
      }}
    >
      {rows.map((item) => (
        <OutlineItem
          key={item.id}
          item={item}
          isSelected={item.id === articleItself ? selected.size === 0 : selected.has(item.id)}
          isCurrent={item.id === current}
          problems={problems.get(item.id)}
          comments={comments.get(item.id) ?? 0}
          people={peopleAt.get(item.id)}
          onPress={onPress}
          onFold={fold}
          dragOf={dragOf}
        />
      ))}
    </div>
  );
}
