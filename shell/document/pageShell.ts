import type { Remembered } from '#contracts/remembered.ts';
import type { Site } from '../site/site.ts';
import type { PageAssets } from './pageAssets.ts';
import type { Pieces } from './pieces.ts';

export interface Tool {
  at: string;
  title: string;
  titleIn?: Readonly<Record<string, string>>;
}

export interface PageShell {
  assets: PageAssets;
  site: Site;
  pieces: Pieces;
  remembers: readonly Remembered[];
  tools: readonly Tool[];
  /** Called when rendering the header or a bar fails; the page has none then. Without it the error is thrown. */
  onHeaderFault?: (error: unknown) => void;
}
