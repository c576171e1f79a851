import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EditedArticle } from '../../contracts/editing/editedArticle.ts';
import type { Place } from '../document/moves.ts';
import type { BlockBox, Box } from '../frame/messages.ts';
import { blocksOfDrag } from './draggedBlocks.ts';
import { dropMark, dropTarget } from './PageDropTarget.styles.ts';
import { type Point, placeOnPage } from './placeOnPage.ts';

interface PageDropTargetProps {
  article: EditedArticle;
  /** Where the blocks of the page are, as far as they are in its window. */
  layout: readonly BlockBox[];
  /** Asks for the layout as it is now. */
  onAsk: () => void;
  /** Scrolls the page, by CSS pixels of the page, and asks for the layout then. */
  onScroll: (by: number) => void;
  onMove: (ids: ReadonlySet<string>, place: Place) => void;
}

/** How near to an edge the page begins to scroll, and how far in each animation frame, in CSS pixels of the page. */
const scrollsWithin = 64;
const scrollsBy = 14;

/**
 * Lies over the page while blocks are dragged: events of a drag do not cross into a frame. Shows where they would be put,
 * and scrolls the page at its edges. The same is done without a pointer by the commands that move.
 */
export function PageDropTarget(props: PageDropTargetProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [isDragging, setDragging] = useState(false);
  const [mark, setMark] = useState<Box>();
  const latest = useRef(props);
  latest.current = props;

  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => blocksOfDrag(source.data).size > 0,
        onDragStart: () => {
          latest.current.onAsk();
          setDragging(true);
        },
        onDrop: () => {
          setDragging(false);
          setMark(undefined);
        },
      }),
    [],
  );

  useEffect(() => {
    const { current } = element;
    if (!isDragging || !current) return;
    let point: Point | undefined;
    let dragged: ReadonlySet<string> = new Set();
    let next = 0;
    const found = (): ReturnType<typeof placeOnPage> =>
      point && placeOnPage(latest.current.article, dragged, latest.current.layout, point);
    const follow = (): void => {
      const by = point ? scrollAt(point, current.offsetHeight) : 0;
      if (by !== 0) latest.current.onScroll(by);
      setMark(found()?.mark);
      next = requestAnimationFrame(follow);
    };
    const leave = (): void => {
      cancelAnimationFrame(next);
      point = undefined;
      setMark(undefined);
    };
    const stop = dropTargetForElements({
      element: current,
      onDragEnter: ({ source }) => {
        dragged = blocksOfDrag(source.data);
        next = requestAnimationFrame(follow);
      },
      onDrag: ({ location }) => {
        point = pointIn(current, location.current.input);
      },
      onDragLeave: leave,
      onDrop: ({ location }) => {
        point = pointIn(current, location.current.input);
        const drop = found();
        leave();
        if (drop) latest.current.onMove(dragged, drop.place);
      },
    });
    return () => {
      stop();
      cancelAnimationFrame(next);
    };
  }, [isDragging]);

  if (!isDragging) return null;
  return (
    <div ref={element} className={dropTarget} data-drop-on-page="">
      {mark && <div className={dropMark} style={{ ...mark }} />}
    </div>
  );
}

/** A point of the window in CSS pixels of the page, which may be shown smaller than it is. */
function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width } = element.getBoundingClientRect();
  const scale = width / element.offsetWidth || 1;
  return { left: (clientX - left) / scale, top: (clientY - top) / scale };
}

function scrollAt({ top }: Point, height: number): number {
  if (top < scrollsWithin) return -scrollsBy;
  return top > height - scrollsWithin ? scrollsBy : 0;
}
