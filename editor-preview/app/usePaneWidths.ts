import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { ownValue } from '#contracts/json/ownValue.ts';
import { keepHere, readKept } from '../parts/keptHere.ts';
import type { PaneBeside } from '../tool/command.ts';

export interface PaneWidths {
  /** The element that the parts of the tool stand in. */
  readonly panes: RefObject<HTMLDivElement | null>;
  /** Makes a part so many CSS pixels wide, within its bounds; as wide as at first where nothing is said. */
  readonly set: (pane: PaneBeside, width: number | undefined) => void;
  readonly widen: (pane: PaneBeside, by: number | undefined) => void;
}

type Widths = Readonly<Partial<Record<PaneBeside, number>>>;

const panesBeside: readonly PaneBeside[] = ['outline', 'block'];
/** As the style sheet has them, which bounds them as well when the window becomes smaller. */
const properties: Readonly<Record<PaneBeside, string>> = {
  outline: '--outline-width',
  block: '--form-width',
};
const parts: Readonly<Record<PaneBeside, string>> = { outline: 'outline', block: 'side' };

/** Between which widths a part may be in a window, in CSS pixels: something of the page stays beside both. */
export function boundsOf(pane: PaneBeside, windowWidth: number): { least: number; most: number } {
  const { least, share } = pane === 'outline' ? { least: 208, share: 0.3 } : { least: 288, share: 0.5 };
  return { least, most: Math.max(least, Math.floor(windowWidth * share)) };
}

/**
 * The widths of what stands beside the page, kept in the browser for one person: they belong to who works there, and not to
 * the article.
 *
 * @param person the id of who is signed in
 */
export function usePaneWidths(person: string): PaneWidths {
  const name = `pagewell-editor-panes:${person}`;
  const panes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const kept = readWidths(readKept(name));
    for (const pane of panesBeside) show(panes.current, pane, kept[pane]);
  }, [name]);
  return useMemo((): PaneWidths => {
    const set: PaneWidths['set'] = (pane, width) => {
      const { least, most } = boundsOf(pane, window.innerWidth);
      const next = width === undefined ? undefined : Math.round(Math.min(Math.max(width, least), most));
      // Not by rendering: it follows the pointer, and nothing but the layout is another one.
      show(panes.current, pane, next);
      keepHere(name, { ...readWidths(readKept(name)), [pane]: next });
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
