import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { ownValue } from '#contracts/json/ownValue.ts';
import { readStored, writeStored } from '../parts/browserStorage.ts';
import type { ResizablePane } from '../tool/command.ts';

export interface PaneWidths {
  readonly panes: RefObject<HTMLDivElement | null>;
  readonly set: (pane: ResizablePane, width: number | undefined) => void;
  readonly widen: (pane: ResizablePane, by: number | undefined) => void;
}

type Widths = Readonly<Partial<Record<ResizablePane, number>>>;

const resizablePanes: readonly ResizablePane[] = ['outline', 'block'];
/** Custom properties of the style sheet, which also clamps them when the window shrinks. */
const properties: Readonly<Record<ResizablePane, string>> = {
  outline: '--outline-width',
  block: '--form-width',
};
const parts: Readonly<Record<ResizablePane, string>> = { outline: 'outline', block: 'side' };

/** A pane's minimum and maximum width in a window, in CSS pixels: part of the page stays visible. */
export function boundsOf(pane: ResizablePane, windowWidth: number): { min: number; max: number } {
  const { min, share } = pane === 'outline' ? { min: 208, share: 0.3 } : { min: 288, share: 0.5 };
  return { min, max: Math.max(min, Math.floor(windowWidth * share)) };
}

/** Stored in the browser per person. `person` is the id of the signed-in person. */
export function usePaneWidths(person: string): PaneWidths {
  const name = `pagewell-editor-panes:${person}`;
  const panes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stored = readWidths(readStored(name));
    for (const pane of resizablePanes) show(panes.current, pane, stored[pane]);
  }, [name]);
  return useMemo((): PaneWidths => {
    const set: PaneWidths['set'] = (pane, width) => {
      const { min, max } = boundsOf(pane, window.innerWidth);
      const next = width === undefined ? undefined : Math.round(Math.min(Math.max(width, min), max));
      // Without rendering: it follows the pointer, and only the layout changes.
      show(panes.current, pane, next);
      writeStored(name, { ...readWidths(readStored(name)), [pane]: next });
    };
    return {
      panes,
      set,
      widen: (pane, by) => {
        const part = panes.current?.querySelector(`:scope > [data-part="${parts[pane]}"]`);
        if (part) set(pane, by === undefined ? undefined : part.getBoundingClientRect().width + by);
      },
    };
  }, [name]);
}

function readWidths(stored: unknown): Widths {
  if (typeof stored !== 'object' || stored === null) return {};
  const widths = resizablePanes.flatMap((pane) => {
    const width = ownValue(stored, pane);
    return typeof width === 'number' && Number.isFinite(width) ? [[pane, width] as const] : [];
  });
  return Object.fromEntries(widths);
}

function show(panes: HTMLElement | null, pane: ResizablePane, width: number | undefined): void {
  if (width === undefined) panes?.style.removeProperty(properties[pane]);
  else panes?.style.setProperty(properties[pane], `${width}px`);
}
