import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { editorAddresses, editorFields } from '../../contracts/editor.ts';
import type { Box } from './messages.ts';
import { fieldOutline, outline, room, stage } from './PreviewFrame.styles.ts';
import { type FrameProps, usePreviewFrame } from './usePreviewFrame.ts';

interface PreviewFrameProps extends FrameProps {
  path: string;
  /** The width that the page is laid out for, in CSS pixels. */
  width: number;
}

/**
 * The page that readers would get of an article, in a frame that is never loaded again: what changes is rendered in it.
 * A page that is wider than the room for it is shown smaller.
 */
export function PreviewFrame({ path, width, ...props }: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const { painted, block, field } = usePreviewFrame(frame, props);
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
      </div>
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
