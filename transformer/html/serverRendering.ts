import { createContext } from 'react';
import type { PictureLoading } from './cleanAttributes.ts';

/** Absent in the browser, where the server's nodes stay (see `RichHtml` and `NestedBlock`). */
export interface ServerRendering {
  html: (html: string) => string;
  nestedBlock: (block: object) => string;
  markOf: (block: object) => Readonly<Record<string, string>>;
  /** How the next picture of a text loads: the page's first one eagerly, others lazily. */
  nextPicture: () => PictureLoading;
  linkNetworkHosts: ReadonlySet<string>;
}

export const ServerRenderingContext = createContext<ServerRendering | undefined>(undefined);
