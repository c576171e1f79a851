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
  useSyncExternalStore,
} from 'react';
import { composesText } from '#contracts/composesText.ts';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import type { DocumentView } from '../document/documentView.ts';
import type { InsertionPoint } from '../document/moves.ts';
import type { ShownDocument } from '../document/useDocument.ts';
import { placeOfDrop } from '../dragging/drop.ts';
import { peopleByBlock } from '../presence/peopleByBlock.ts';
import type { PersonHere } from '../presence/presenceModel.ts';
import { words } from '../words/words.ts';
import { outline } from './Outline.styles.ts';
import { OutlineItem, type ProblemBadge } from './OutlineItem.tsx';
import { createOutlineStore } from './outlineStore.ts';
import { rowOfTyped, rowsBetween, treeMove } from './treeKeys.ts';
import type { RowDragParts } from './useRowDrag.ts';

interface OutlineProps {
  document: ShownDocument<Pick<DocumentView, 'article'>>;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[]) => void;
  /** A single block was pressed, or Enter in its row. */
  onOpen: (isByKey: boolean) => void;
  onMove: (ids: ReadonlySet<string>, place: InsertionPoint) => void;
  problems: ReadonlyMap<string, ProblemBadge>;
  comments: ReadonlyMap<string, number>;
  people: readonly PersonHere[];
  tree: RefObject<HTMLDivElement | null>;
}

/** Maximum time between letters of a typed name, in milliseconds. */
const typeAheadMs = 700;

export function Outline(props: OutlineProps): ReactNode {
  const { document: shown, selected, onSelect, onOpen, onMove, problems, comments, people, tree } = props;
  const store = useMemo(() => createOutlineStore(shown), [shown]);
  // Rows subscribe to their own content.
  const ids = useSyncExternalStore(store.subscribe, store.ids);
  const peopleAt = useMemo(() => peopleByBlock(people), [people]);
  const anchor = useRef(articleItself);
  const typed = useRef({ text: '', at: 0 });
  const first = ids.find((id) => selected.has(id)) ?? articleItself;
  const [focused, setFocused] = useState(first);
  const isThere = ids.includes(focused);
  const current =
    isThere && (selected.size === 0 ? focused === articleItself : selected.has(focused)) ? focused : first;

  // Rows re-render only if they change, so their callbacks read the current values.
  const now = useRef({ selected, onSelect, onOpen, onMove });
  now.current = { selected, onSelect, onOpen, onMove };

  const choose = useCallback(
    (id: string, { range, toggle }: { range: boolean; toggle: boolean }) => {
      const { selected: chosen, onSelect: select } = now.current;
      setFocused(id);
      const blocks = (all: readonly string[]): string[] => all.filter((one) => one !== articleItself);
      if (range) return select(blocks(rowsBetween(store.rows(), anchor.current, id)));
      anchor.current = id;
      if (!toggle) return select(blocks([id]));
      const others = [...chosen].filter((one) => one !== id);
      select(chosen.has(id) ? others : blocks([...others, id]));
    },
    [store],
  );
  const onPress = useCallback(
    (id: string, event: MouseEvent) => {
      const [range, toggle] = [event.shiftKey, event.ctrlKey || event.metaKey];
      choose(id, { range, toggle });
      if (!range && !toggle) now.current.onOpen(false);
    },
    [choose],
  );
  const dragOf = useCallback(
    (id: string): RowDragParts => ({
      dragged: () => (now.current.selected.has(id) ? now.current.selected : new Set([id])),
      mayDrop: (dragged, at) => placeOfDrop(shown.view().article, dragged, id, at) !== undefined,
      onDrop: (dragged, at) => {
        const place = placeOfDrop(shown.view().article, dragged, id, at);
        if (place) now.current.onMove(dragged, place);
      },
    }),
    [shown],
  );

  const hadFocus = useRef(false);
  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>('[tabindex="0"]');
    row?.scrollIntoView?.({ block: 'nearest' });
    // The focused row was removed, and the focus with it.
    const { activeElement, body } = document;
    if (hadFocus.current && (activeElement === body || tree.current?.contains(activeElement))) row?.focus();
  }, [current, tree]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (
      composesText(event) ||
      event.altKey ||
      ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() !== 'a')
    )
      return;
    if (event.ctrlKey || event.metaKey) {
      onSelect(ids.filter((id) => id !== articleItself));
    } else if (event.key === 'Escape') {
      onSelect(current === articleItself ? [] : [current]);
    } else if (event.key === 'Enter') {
      onOpen(true);
    } else {
      const move = treeMove(store.rows(), current, event.key) ?? typedMove(event);
      if (!move) return;
      if (move.kind === 'focus')
        choose(move.id, { range: event.shiftKey && event.key.length > 1, toggle: false });
      else store.fold(move.id);
    }
    event.preventDefault();
  };
  const typedMove = ({ key, timeStamp }: KeyboardEvent): ReturnType<typeof treeMove> => {
    if (key.length !== 1 || key === '/' || key === ' ') return undefined;
    const continuesTyping = timeStamp - typed.current.at < typeAheadMs;
    const text = continuesTyping ? typed.current.text + key : key;
    typed.current = { text, at: timeStamp };
    const found = rowOfTyped(store.rows(), current, text);
    return found && { kind: 'focus', id: found.id };
  };

  return (
    <div
      ref={tree}
      role="tree"
      aria-label={words.outline}
      aria-multiselectable="true"
      className={outline}
      onKeyDown={onKeyDown}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Without a related target the focus is lost, and must be restored.
        hadFocus.current = relatedTarget === null || tree.current?.contains(relatedTarget) === true;
      }}
    >
      {ids.map((id) => (
        <OutlineItem
          key={id}
          id={id}
          store={store}
          isSelected={id === articleItself ? selected.size === 0 : selected.has(id)}
          isCurrent={id === current}
          problems={problems.get(id)}
          comments={comments.get(id) ?? 0}
          people={peopleAt.get(id)}
          onPress={onPress}
          dragOf={dragOf}
        />
      ))}
    </div>
  );
}
