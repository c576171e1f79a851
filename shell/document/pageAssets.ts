import type { ListedBehaviour } from '#contracts/behaviour.ts';
import type { IslandScripts } from '#transformer/island.ts';

/** Built files of pages, from the build's manifest. Parts are block types, entries of `shellEntries`, or features' entries. */
export interface PageAssets {
  /** Address of the loader, the one script of every page. */
  loader: string;
  /** In development: address of a wrapper that runs a page's script and reloads on changes of the server. */
  following?: (script: string) => string;
  /** Parts with CSS for every page. */
  everyPage: readonly string[];
  /** Parts with CSS below the first view: inline on a short page, in the later sheet of a long article. */
  late: readonly string[];
  /** The CSS of these parts in the given order, each file once; without modules below the first view, unless named themselves. */
  css: (parts: Iterable<string>) => string;
  /** Address of the sheet with the CSS that a document lacks; undefined if it lacks none. Independent of order with the inline CSS. */
  laterSheet: (parts: Iterable<string>, inDocument: Iterable<string>) => string | undefined;
  /** Text of a sheet of `laterSheet`, by its name below `/assets/`; undefined if unknown. */
  combinedSheet: (name: string) => string | undefined;
  /** Files of the combined sheets, in order: another build can recreate them. */
  combinable: readonly string[];
  /** The behaviours whose marker is in this HTML, in the loader's format. */
  behavioursIn: (...html: readonly string[]) => readonly ListedBehaviour[];
  /** An island's scripts; undefined if the build has none. */
  islandScripts: (name: string) => IslandScripts | undefined;
  /**
   * Address of a copied file, such as a font or an icon. Undefined if the build has none.
   * @param source path from the project's folder, such as `shell/brand/icon.svg`
   */
  file: (source: string) => string | undefined;
}
