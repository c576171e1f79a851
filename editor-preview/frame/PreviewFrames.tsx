import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { InsertionPoint } from '../document/moves.ts';
import { type PageView, pageWidths, paperWidth } from '../pageView/pageView.ts';
import type { ColouredPerson } from '../presence/peopleByBlock.ts';
import { words } from '../words/words.ts';
import { createFrameGroup } from './frameGroup.ts';
import { framesFor, type ListedFrame, shownWidths } from './frameList.ts';
import { caption, captioned, room, sideBySide } from './PreviewFrame.styles.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { FrameProps } from './usePreviewFrame.ts';
import { usePreviewToken } from './usePreviewToken.ts';
import { useRested } from './useRested.ts';

interface PreviewFramesProps extends Omit<FrameProps, 'look' | 'id' | 'group' | 'token'> {
  path: string;
  view: PageView;
  /** Blocks were dropped on a page. */
  onMove: (ids: ReadonlySet<string>, place: InsertionPoint) => void;
  /** Files of the computer were dropped on a page. */
  onFiles: (files: readonly File[], place: InsertionPoint) => void;
  /** What can be done with the chosen block: stands at it, on the page that is looked at. */
  tools: ReactNode;
  /** Who else is in which block. */
  people: ReadonlyMap<string, readonly ColouredPerson[]>;
  /** Given what prints the page that is looked at. */
  printer: { current: (() => void) | undefined };
}

/** Between pages that stand side by side, and the line above each that says how wide it is, in CSS pixels. */
const [gap, captionHeight] = [12, 24];

/**
 * The page in the widths that are chosen. The one that is looked at follows each key; the others follow when typing
 * pauses, so that none of them makes it slower. They are scrolled together, block by block.
 */
export function PreviewFrames({ path, view, tools, printer, ...props }: PreviewFramesProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const [group] = useState(createFrameGroup);
  // The first frame is looked at until the pointer comes to another one.
  const [looked, setLooked] = useState(1);
  const listed = useRef<readonly ListedFrame[]>([]);
  const token = usePreviewToken(path, props.previewOrigin !== undefined);
  const { article, sequence } = props;
  const [rested, catchUp] = useRested(useMemo(() => ({ article, sequence }), [article, sequence]));

  const widths = view.medium === 'print' ? [paperWidth] : view.widths === 'all' ? pageWidths : [view.widths];
  listed.current = framesFor(widths, listed.current, looked);
  const frames = listed.current;
  const first = frames.some(({ id }) => id === looked) ? looked : frames[0]?.id;
  const areSeveral = frames.length > 1;
  const shown = areSeveral ? shownWidths(widths, size.width, gap) : [size.width];

  const lookAt = (id: number): void => {
    group.lookAt(id);
    if (id === first) return;
    setLooked(id);
    // What was looked at before is as new as it was shown.
    catchUp();
  };

  return (
    <div ref={place} className={room} data-medium={view.medium}>
      <div className={sideBySide} style={{ gap }}>
        {frames.map(({ id, width }, index) => {
          const frame = (
            <PreviewFrame
              {...props}
              {...(id === first ? { article, sequence } : rested)}
              path={path}
              look={view}
              id={id}
              group={group}
              token={token}
              width={width}
              room={{ width: shown[index] ?? 0, height: size.height - (areSeveral ? captionHeight : 0) }}
              title={areSeveral ? words.view.pageIn(width) : words.view.page}
              onLook={() => lookAt(id)}
              onProblems={(failures) => {
                if (id === first) props.onProblems(failures);
              }}
              onComplete={() => {
                if (id === first) props.onComplete();
              }}
              tools={id === first ? tools : null}
              printer={id === first ? printer : undefined}
            />
          );
          // The same elements around one frame and around several: what is put elsewhere is loaded anew.
          return (
            <div key={id} className={captioned} style={{ width: shown[index] }}>
              <p className={caption} hidden={!areSeveral} aria-hidden="true">
                {`${width} px`}
              </p>
              {frame}
            </div>
          );
        })}
      </div>
    </div>
  );
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
