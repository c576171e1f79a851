import type { Remembered } from '#contracts/remembered.ts';
import type { Site } from '../site/site.ts';
import type { PageAssets } from './pageAssets.ts';
import type { Pieces } from './pieces.ts';

/** A tool of those who make the publication. */
export interface Tool {
  /** All addresses below it are the tool's. */
  at: string;
  /** Its name in the bar of the tools. */
  title: string;
  /** The same in other languages, by their tag. */
  titleIn?: Readonly<Record<string, string>>;
}

/**
 * What every page is made with: the built files it names, the publication it belongs to, and what features put into
 * pages. Made once at start.
 */
export interface PageShell {
  assets: PageAssets;
  site: Site;
  pieces: Pieces;
  /** What every page has to know of what its reader's browser keeps, before anything is painted. */
  remembers: readonly Remembered[];
  tools: readonly Tool[];
  /** Hears why a page has no header, or lacks a bar below it: its rendering failed. Where nobody hears of it, there is no page. */
  onHeaderFault?: (error: unknown) => void;
}
