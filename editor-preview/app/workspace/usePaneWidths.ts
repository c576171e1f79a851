import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { ownValue } from '#contracts/json/ownValue.ts';
import { readStored, writeStored } from '../parts/browserStorage.ts';
import type { PaneBeside } from '../tool/command.ts';

export interface PaneWidths {
  readonly panes: RefObject<HTMLDivElement | null>;
  readonly set: (pane: PaneBeside, width: number | undefined) => void;
  readonly widen: (pane: PaneBeside, by: number | undefined) => void;
}

type Widths = Readonly<Partial<Record<PaneBeside, number>>>;

const panesBeside: readonly PaneBeside[] = ['outline', 'block'];
/** Custom properties of the style sheet, which also clamps them when the window shrinks. */
const properties: Readonly<Record<PaneBeside, string>> = {
  outline: '--outline-width',
  block: '--form-width',
};
const parts: Readonly<Record<PaneBeside, string>> = { outline: 'outline', block: 'side' };

/** A pane's minimum and maximum width in a window, in CSS pixels: part of the page stays visible. */
export function boundsOf(pane: PaneBeside, windowWidth: number): { least: number; most: number } {
  const { least, share } = pane === 'outline' ? { least: 208, share: 0.3 } : { least: 288, share: 0.5 };
  return { least, most: Math.max(least, Math.floor(windowWidth * share)) };
}

/** Stored in the browser per person. `person` is the id of the signed-in person. */
export function usePaneWidths(person: string): PaneWidths {
  const name = `pagewell-editor-panes:${person}`;
  const panes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const kept = readWidths(readStored(name));
    for (const pane of panesBeside) show(panes.current, pane, kept[pane]);
  }, [name]);
  return useMemo((): PaneWidths => {
    const set: PaneWidths['set'] = (pane, width) => {
      const { least, most } = boundsOf(pane, window.innerWidth);
      const next = width === undefined ? undefined : Math.round(Math.min(Math.max(width, least), most));
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

function readWidths(kept: unknown): Widths {
  if (typeof kept !== 'object' || kept === null) return {};
  const widths = panesBeside.flatMap((pane) => {
    const width = ownValue(kept, pane);
    return typeof width === 'number' && Number.isFinite(width) ? [[pane, width] as const] : [];
  });
  return Object.fromEntries(widths);
}

function show(panes: HTMLElement | null, pane: PaneBeside, width: number | undefined): void {
  if (width === undefined) panes?.style.removeProperty(properties[pane]);
  else panes?.style.setProperty(properties[pane], `${width}px`);
}
