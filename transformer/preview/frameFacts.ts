import { nobodyInParticular, type PreviewReader } from '#contracts/previewReader.ts';
import type { LoadedData } from '#contracts/services.ts';
import type { IslandScripts } from '../island.ts';
import type { SiteFacts } from '../renderBlock.tsx';

/** What the server leaves in the preview's frame, so that the browser renders blocks there as the server does. */
export interface FrameFacts {
  /** The path that the article is edited under. */
  path: string;
  /** Whom it was made for; nobody in particular where nothing is said. */
  reader?: PreviewReader;
  /** The editor's origin, where the frame is on another one. */
  editor?: string;
  /** The origin of the CMS whose preview it is, where it is not ours. */
  cms?: string;
  /** The article that the page in the frame was made of, as it is kept. */
  article: unknown;
  /** Of the last operation in it; 0 where there was none yet. */
  sequence: number;
  site: Omit<SiteFacts, 'linkNetworkHosts'> & { linkNetworkHosts: readonly string[] };
  /** The fetched data that the page was rendered with; none by default. */
  loaded?: LoadedData;
  /** The scripts of islands, by block type. */
  islandScripts: Readonly<Record<string, IslandScripts>>;
  /** The language of the tool, and what block types are called in it; English where nothing is said. */
  language?: string;
  blockTitles?: Readonly<Record<string, string>>;
  /** The class of the box around a block that is wider than the reading column. */
  wideClass: string;
}

/** Marks the `<script type="application/json">` with {@link FrameFacts}. */
export const frameFactsAttribute = 'data-frame-facts';

/** Nobody in particular looks at a preview, unless it is said for whom it is. */
export const previewReader = { ...nobodyInParticular, preview: true } as const;
