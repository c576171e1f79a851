import type { Remembered } from '#contracts/remembered.ts';
import type { Site } from '../site/site.ts';
import type { PageAssets } from './pageAssets.ts';
import type { Pieces } from './pieces.ts';

/** A tool for staff. */
export interface Tool {
  /** Prefix of its addresses. */
  at: string;
  /** Its name in the bar of the tools. */
  title: string;
  /** Its name in other languages, by tag. */
  titleIn?: Readonly<Record<string, string>>;
}

/** Parts of every page: built files, publication, and features' pieces. Created once at start. */
export interface PageShell {
  assets: PageAssets;
  site: Site;
  pieces: Pieces;
  /** Stored state that every page needs before the first paint. */
  remembers: readonly Remembered[];
  tools: readonly Tool[];
  /** Called when rendering the header or a bar fails; the page has none then. Without it the error is thrown. */
  onHeaderFault?: (error: unknown) => void;
}
