import { createContext } from 'react';
import type { PictureLoading } from './html/cleanAttributes.ts';

/** Server-side context of a block's components. Absent in the browser, where the server's nodes stay (see `RichHtml` and `NestedBlock`). */
export interface ServerRendering {
  /** Sanitised rich HTML. Removals are reported. */
  html: (html: string) => string;
  /** The HTML of a nested block. */
  nestedBlock: (block: object) => string;
  /** A preview's attributes for a nested block; none for readers. */
  markOf: (block: object) => Readonly<Record<string, string>>;
  /** How the next picture of a text loads: the page's first one eagerly, others lazily. */
  nextPicture: () => PictureLoading;
  /** Hosts of link networks, for links that are not fields. */
  linkNetworkHosts: ReadonlySet<string>;
}

export const ServerRenderingContext = createContext<ServerRendering | undefined>(undefined);
