import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  dropTargetForExternal,
  monitorForExternal,
} from '@atlaskit/pragmatic-drag-and-drop/external/adapter';
import { containsFiles, getFiles } from '@atlaskit/pragmatic-drag-and-drop/external/file';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { InsertionPoint } from '../../document/moves.ts';
import { blocksOfDrag } from '../../dragging/draggedBlocks.ts';
import { placeOfDrop, placeOfNew } from '../../dragging/drop.ts';
import type { BlockBox, Box } from '../messages.ts';
import { dropMark, dropTarget } from './PageDropTarget.styles.ts';
import { type PlaceAt, type Point, placeOnPage } from './placeOnPage.ts';

interface PageDropTargetProps {
  article: EditedArticle;
  layout: readonly BlockBox[];
  onRequestLayout: () => void;
  /** Scrolls the page by its CSS pixels, then requests the layout. */
  onScroll: (by: number) => void;
  onMove: (ids: ReadonlySet<string>, place: InsertionPoint) => void;
  onFiles: (files: readonly File[], place: InsertionPoint) => void;
}

/** The edge zone that scrolls the page, and the step per animation frame, in CSS pixels of the page. */
const scrollZonePx = 64;
const scrollStepPx = 14;

/** Drag events do not cross into a frame. Commands are the keyboard alternative. */
export function PageDropTarget(props: PageDropTargetProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState<'blocks' | 'files'>();
  const [mark, setMark] = useState<Box>();
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const begin = (kind: 'blocks' | 'files') => (): void => {
      latest.current.onRequestLayout();
      setDragging(kind);
    };
    const onDrop = (): void => {
      setDragging(undefined);
      setMark(undefined);
    };
    return combine(
      monitorForElements({
        canMonitor: ({ source }) => blocksOfDrag(source.data).size > 0,
        onDragStart: begin('blocks'),
        onDrop,
      }),
      monitorForExternal({ canMonitor: containsFiles, onDragStart: begin('files'), onDrop }),
    );
  }, []);

  useEffect(() => {
    const { current } = element;
    if (!dragging || !current) return;
    let point: Point | undefined;
    let placeAt: PlaceAt = (row, at) => placeOfNew(latest.current.article, 'image', row, at);
    let next = 0;
    const found = (): ReturnType<typeof placeOnPage> =>
      point && placeOnPage(latest.current.article, placeAt, latest.current.layout, point);
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
    const enter = (): void => {
      next = requestAnimationFrame(follow);
    };
    const onDrag = ({ location }: OverPage): void => {
      point = pointIn(current, location.current.input);
    };
    const end = (drag: OverPage): InsertionPoint | undefined => {
      onDrag(drag);
      const drop = found();
      leave();
      return drop?.place;
    };
    const listeners = { element: current, onDrag, onDragLeave: leave };
    const stop =
      dragging === 'files'
        ? dropTargetForExternal({
            ...listeners,
            canDrop: containsFiles,
            onDragEnter: enter,
            onDrop: ({ source, location }) => {
              const place = end({ location });
              if (place) latest.current.onFiles(getFiles({ source }), place);
            },
          })
        : dropTargetForElements({
            ...listeners,
            onDragEnter: ({ source }) => {
              const dragged = blocksOfDrag(source.data);
              placeAt = (row, at) => placeOfDrop(latest.current.article, dragged, row, at);
              enter();
            },
            onDrop: ({ source, location }) => {
              const place = end({ location });
              if (place) latest.current.onMove(blocksOfDrag(source.data), place);
            },
          });
    return () => {
      stop();
      cancelAnimationFrame(next);
    };
  }, [dragging]);

  if (!dragging) return null;
  return (
    <div ref={element} className={dropTarget} data-drop-on-page="">
      {mark && <div className={dropMark} style={{ ...mark }} />}
    </div>
  );
}

interface OverPage {
  readonly location: { readonly current: { readonly input: { clientX: number; clientY: number } } };
}

/** A window point in CSS pixels of the scaled page. */
function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width } = element.getBoundingClientRect();
  const scale = width / element.offsetWidth || 1;
  return { left: (clientX - left) / scale, top: (clientY - top) / scale };
}

function scrollAt({ top }: Point, height: number): number {
  if (top < scrollZonePx) return -scrollStepPx;
  return top > height - scrollZonePx ? scrollStepPx : 0;
}
