import type { ListedBehaviour } from '#contracts/behaviour.ts';
import type { IslandScripts } from '#transformer/render/island.ts';

export interface PageAssets {
  loader: string;
  /** In development: address of a wrapper that runs a page's script and reloads on changes of the server. */
  following?: (script: string) => string;
  everyPage: readonly string[];
  /** Parts with CSS below the first view: inline on a short page, in the later sheet of a long article. */
  late: readonly string[];
  /** In the given order, each file once; without modules below the first view, unless named themselves. */
  css: (parts: Iterable<string>) => string;
  /** Undefined if the document lacks no CSS. Independent of order with the inline CSS. */
  laterSheet: (parts: Iterable<string>, inDocument: Iterable<string>) => string | undefined;
  combinedSheet: (name: string) => string | undefined;
  /** Files of the combined sheets, in order: another build can recreate them. */
  combinable: readonly string[];
  behavioursIn: (...html: readonly string[]) => readonly ListedBehaviour[];
  islandScripts: (name: string) => IslandScripts | undefined;
  /** Undefined if the build has no such file. `source` is a path from the project's folder. */
  file: (source: string) => string | undefined;
}
