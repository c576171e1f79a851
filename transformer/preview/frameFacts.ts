import { anonymousReader, type PreviewReader } from '#contracts/previewReader.ts';
import type { LoadedData } from '#contracts/services.ts';
import type { IslandScripts } from '../island.ts';
import type { SiteFacts } from '../renderBlock.tsx';

/** Server data in the preview frame, for rendering blocks in the browser. */
export interface FrameFacts {
  /** The path under which the article is edited. */
  path: string;
  /** Its reader profile; by default anonymous. */
  reader?: PreviewReader;
  /** The editor's origin, if the frame has another. */
  editor?: string;
  /** The CMS's origin, in its preview. */
  cms?: string;
  /** The stored article of the rendered page. */
  article: unknown;
  /** Of its last operation; 0 if none. */
  sequence: number;
  site: Omit<SiteFacts, 'linkNetworkHosts'> & { linkNetworkHosts: readonly string[] };
  /** The fetched data that the page was rendered with; none by default. */
  loaded?: LoadedData;
  /** The scripts of islands, by block type. */
  islandScripts: Readonly<Record<string, IslandScripts>>;
  /** Language of the tool, with its block titles; by default English. */
  language?: string;
  blockTitles?: Readonly<Record<string, string>>;
  /** Class of the box around a block wider than the reading column. */
  wideClass: string;
}

/** Marks the `<script type="application/json">` with {@link FrameFacts}. */
export const frameFactsAttribute = 'data-frame-facts';

/** The default reader profile of a preview. */
export const previewReader = { ...anonymousReader, preview: true } as const;
