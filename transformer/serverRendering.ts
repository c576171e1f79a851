import { createContext } from 'react';
import type { PictureLoading } from './html/cleanAttributes.ts';

/**
 * What the server hands to the components of a block while it renders them. In the browser there is none: there the
 * server's nodes stay where they are (see `RichHtml` and `NestedBlock`).
 */
export interface ServerRendering {
  /** Sanitised rich HTML. Everything that was taken out of it is reported. */
  html: (html: string) => string;
  /** The HTML of a block that stands in this one's data. */
  nestedBlock: (block: object) => string;
  /** The attributes by which a preview tells which block stands in this one's data; none for readers. */
  markOf: (block: object) => Readonly<Record<string, string>>;
  /** How the next picture of a text loads: the first one of a page at once, all others when they come near. */
  nextPicture: () => PictureLoading;
  /** Hosts of link networks, for links that are no fields of their own. */
  linkNetworkHosts: ReadonlySet<string>;
}

export const ServerRenderingContext = createContext<ServerRendering | undefined>(undefined);
