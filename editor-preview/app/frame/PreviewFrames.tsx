import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { InsertionPoint } from '../document/moves.ts';
import { type PageView, pageWidths, paperWidth } from '../pageView/pageView.ts';
import type { ColouredPerson } from '../presence/peopleByBlock.ts';
import { words } from '../words/words.ts';
import { createFrameGroup } from './frameGroup.ts';
import { framesFor, type ListedFrame, shownWidths } from './frameList.ts';
import { caption, captioned, room, sideBySide } from './PreviewFrame.styles.ts';
import { PreviewFrame, toolsHeight } from './PreviewFrame.tsx';
import type { FrameProps } from './usePreviewFrame.ts';
import { usePreviewToken } from './usePreviewToken.ts';

const [rest, longest] = [150, 600];

/** Also returns a function that updates the value immediately. */
function useRested<Value>(now: Value): [rested: Value, catchUp: () => void] {
  const [rested, setRested] = useState(now);
  const latest = useRef(now);
  latest.current = now;
  const behindSince = useRef<number>(undefined);
  const catchUp = useCallback(() => {
    behindSince.current = undefined;
    setRested(() => latest.current);
  }, []);
  useEffect(() => {
    if (rested === now) return undefined;
    behindSince.current ??= performance.now();
    const left = longest - (performance.now() - behindSince.current);
    const timer = setTimeout(catchUp, Math.max(0, Math.min(rest, left)));
    return () => clearTimeout(timer);
  }, [now, rested, catchUp]);
  return [rested, catchUp];
}

interface PreviewFramesProps extends Omit<FrameProps, 'look' | 'id' | 'group' | 'token'> {
  path: string;
  view: PageView;
  onMove: (ids: ReadonlySet<string>, place: InsertionPoint) => void;
  onFiles: (files: readonly File[], place: InsertionPoint) => void;
  tools: ReactNode;
  people: ReadonlyMap<string, readonly ColouredPerson[]>;
  printer: { current: (() => void) | undefined };
}

const [gap, captionHeight] = [12, 24];

/** The active page updates on each keystroke, the others when typing pauses. Scrolling is synchronised by block. */
export function PreviewFrames({ path, view, tools, printer, ...props }: PreviewFramesProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const [group] = useState(createFrameGroup);
  // The first frame is active until the pointer enters another one.
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
  const height = size.height - (areSeveral ? captionHeight : 0);
  const shown = areSeveral ? shownWidths(widths, size.width, gap) : [size.width];

  const lookAt = (id: number): void => {
    group.lookAt(id);
    if (id === first) return;
    setLooked(id);
    // The previously active page is already up to date.
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
              chosenAt={areSeveral && height > 0 ? toolsHeight(shown) / height : undefined}
              width={width}
              room={{ width: shown[index] ?? 0, height }}
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
          // The same elements for one and several frames: moving an iframe reloads it.
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
