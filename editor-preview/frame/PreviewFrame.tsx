import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { editorAddresses, editorFields } from '../../contracts/editor.ts';
import type { Place } from '../document/moves.ts';
import { PageDropTarget } from '../dragging/PageDropTarget.tsx';
import type { Box } from './messages.ts';
import { fieldOutline, outline, room, stage, toolsPlace } from './PreviewFrame.styles.ts';
import { type FrameProps, usePreviewFrame } from './usePreviewFrame.ts';

interface PreviewFrameProps extends FrameProps {
  path: string;
  /** The width that the page is laid out for, in CSS pixels. */
  width: number;
  /** Blocks were dropped on the page. */
  onMove: (ids: ReadonlySet<string>, place: Place) => void;
  /** What can be done with the chosen block: stands at it. */
  tools: ReactNode;
}

/**
 * The page that readers would get of an article, in a frame that is never loaded again: what changes is rendered in it.
 * A page that is wider than the room for it is shown smaller.
 */
export function PreviewFrame({ path, width, onMove, tools, ...props }: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const { painted, block, field, layout, askLayout } = usePreviewFrame(frame, props);
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1;
  return (
    <div ref={place} className={room}>
      <div
        className={stage}
        style={{ width, transform: `scale(${scale})`, marginInlineStart: startOf(size.width, width * scale) }}
      >
        <iframe
          ref={frame}
          title="The page"
          src={`${editorAddresses.frame}?${new URLSearchParams({ [editorFields.path]: path })}`}
          width={width}
          height={Math.round(size.height / scale)}
          data-painted={painted}
        />
        {block && <div className={outline} style={around(block)} />}
        {field && <div className={fieldOutline} style={around(field)} />}
        <PageDropTarget
          article={props.article}
          layout={layout}
          onAsk={() => askLayout(0)}
          onScroll={askLayout}
          onMove={onMove}
        />
      </div>
      {block && (
        <div
          className={toolsPlace}
          style={toolsAt(block, size.width, width, scale)}
          // A drag that has begun at them would end if they were gone.
          inert={!isSeen(block, size.height / scale)}
        >
          {tools}
        </div>
      )}
    </div>
  );
}

/** How far from the edge of its room a page stands that is narrower, in CSS pixels. */
function startOf(room: number, shown: number): number {
  return Math.max(0, Math.floor((room - shown) / 2));
}

/** How far an outline stands around what it marks, in CSS pixels. */
const gap = 4;

function around({ left, top, width, height }: Box): CSSProperties {
  return { left: left - gap, top: top - gap, width: width + 2 * gap, height: height + 2 * gap };
}

/** How high the tools are that stand above a block, in CSS pixels. */
const toolsHeight = 34;

/** Above the block's upper edge, at its end; at the top of the page where that is out of sight. */
function toolsAt({ left, top, width }: Box, room: number, page: number, scale: number): CSSProperties {
  const right = startOf(room, page * scale) + (left + width + gap) * scale;
  return {
    top: Math.max(0, (top - gap) * scale - toolsHeight),
    right: Math.max(0, room - right),
  };
}

function isSeen({ top, height }: Box, room: number): boolean {
  return top + height > 0 && top < room;
}

/** The size of an element, in CSS pixels, kept up to date. */
function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: current.clientWidth, height: current.clientHeight });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
