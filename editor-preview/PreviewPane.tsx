import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { PreviewFrame } from './PreviewFrame.tsx';
import { paneBar, previewPane, stage, widthChoice } from './PreviewPane.styles.ts';
import type { Preview } from './usePreview.ts';

/** The widths that a page is looked at, in CSS pixels: a phone, a tablet, a desktop. */
const previewWidths = [390, 800, 1280] as const;

interface PreviewPaneProps {
  path: string;
  preview: Preview;
  markedBlock: string | undefined;
  onChosen: (blockId: string) => void;
}

/** The page beside the text, in a chosen width. A page that is wider than the room for it is shown smaller. */
export function PreviewPane({ path, preview, markedBlock, onChosen }: PreviewPaneProps): ReactNode {
  const [width, setWidth] = useState<number>(previewWidths[0]);
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const scrolledTo = useRef(0);
  const scrollTop = useCallback(() => scrolledTo.current, []);
  const onScrolled = useCallback((top: number) => {
    scrolledTo.current = top;
  }, []);

  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1;
  const frames = [preview.shown, preview.next].filter((frame) => frame !== undefined);
  return (
    <section className={previewPane} aria-label="Preview">
      <div className={paneBar}>
        <fieldset className={widthChoice}>
          <legend>Width</legend>
          {previewWidths.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="preview-width"
                checked={width === choice}
                onChange={() => setWidth(choice)}
              />
              {choice} px
            </label>
          ))}
        </fieldset>
        <p>{stateInWords(preview)}</p>
      </div>
      <div ref={room} className={stage}>
        <div style={{ width: width * scale, height: size.height, margin: '0 auto' }}>
          <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0', width }}>
            {frames.map(({ id, text }) => (
              <PreviewFrame
                key={id}
                id={id}
                path={path}
                text={text}
                shown={id === preview.shown?.id}
                width={width}
                height={Math.round(size.height / scale)}
                markedBlock={markedBlock}
                scrollTop={scrollTop}
                onReady={preview.onReady}
                onFailed={preview.onFailed}
                onChosen={onChosen}
                onScrolled={onScrolled}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function stateInWords({ shown, next, isOlder, failed }: Preview): string {
  if (next) return 'Loading…';
  if (failed) return 'The preview did not come. It is tried again with the next change.';
  if (isOlder) return 'The page before the last changes: the text makes none at the moment.';
  return shown ? '' : 'The page appears here.';
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
