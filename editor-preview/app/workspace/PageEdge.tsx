import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ResizablePane } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { pageEdge } from './PageEdge.styles.ts';
import { boundsOf, type PaneWidths } from './usePaneWidths.ts';

const step = 16;

export function PageEdge({ pane, widths }: { pane: ResizablePane; widths: PaneWidths }): ReactNode {
  const edge = useRef<HTMLDivElement>(null);
  const pull = useRef<{ x: number; width: number }>(undefined);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const paneElement = edge.current?.parentElement;
    if (!paneElement) return undefined;
    const observer = new ResizeObserver(() =>
      setWidth(Math.round(paneElement.getBoundingClientRect().width)),
    );
    observer.observe(paneElement);
    return () => observer.disconnect();
  }, []);
  const name = words.panes.widthOf[pane];
  const { min, max } = boundsOf(pane, window.innerWidth);

  const move = ({ clientX, currentTarget }: PointerEvent): void => {
    const from = pull.current;
    if (from) widths.set(pane, from.width + (clientX - from.x) * outwards(pane, currentTarget));
  };
  const moveByKey = (event: KeyboardEvent): void => {
    const pixels = { ArrowRight: step, ArrowLeft: -step }[event.key];
    if (event.key === 'Home') widths.set(pane, min);
    else if (event.key === 'End') widths.set(pane, max);
    else if (pixels !== undefined) widths.widen(pane, pixels * outwards(pane, event.currentTarget));
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that parts texts cannot be moved
    <div
      ref={edge}
      className={pageEdge}
      data-pane-beside={pane}
      role="separator"
      aria-orientation="vertical"
      aria-label={name}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={words.panes.pixels(width)}
      tabIndex={0}
      title={words.panes.widthHelp(name)}
      onKeyDown={moveByKey}
      onPointerDown={({ button, clientX, pointerId, currentTarget }) => {
        if (button !== 0) return;
        // Needed over the page, which is in an iframe.
        currentTarget.setPointerCapture(pointerId);
        pull.current = { x: clientX, width };
      }}
      onPointerMove={move}
      onLostPointerCapture={() => {
        pull.current = undefined;
      }}
      onDoubleClick={() => widths.set(pane, undefined)}
    />
  );
}

function outwards(pane: ResizablePane, element: Element): 1 | -1 {
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  return (pane === 'outline') === isRightToLeft ? -1 : 1;
}
