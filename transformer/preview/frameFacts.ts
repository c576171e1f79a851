import { anonymousReader, type PreviewReader } from '#contracts/previewReader.ts';
import type { LoadedData } from '#contracts/services.ts';
import type { IslandScripts } from '../render/island.ts';
import type { SiteFacts } from '../render/renderBlock.tsx';

export interface FrameFacts {
  path: string;
  reader?: PreviewReader;
  /** The editor's origin, if the frame has another. */
  editor?: string;
  cms?: string;
  article: unknown;
  /** Of its last operation; 0 if none. */
  sequence: number;
  site: Omit<SiteFacts, 'linkNetworkHosts'> & { linkNetworkHosts: readonly string[] };
  /** The fetched data that the page was rendered with; none by default. */
  loaded?: LoadedData;
  islandScripts: Readonly<Record<string, IslandScripts>>;
  language?: string;
  blockTitles?: Readonly<Record<string, string>>;
  wideClass: string;
}

export const frameFactsAttribute = 'data-frame-facts';

export const previewReader = { ...anonymousReader, preview: true } as const;
