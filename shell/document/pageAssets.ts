import type { ListedBehaviour } from '#contracts/behaviour.ts';
import type { IslandScripts } from '#transformer/island.ts';

/**
 * The built files that a page names. The server makes one from the build's manifest; names of parts are block types,
 * or those of `shellEntries` and of features' entries.
 */
export interface PageAssets {
  /** Address of the island loader, the one script of every page. */
  loader: string;
  /** In development: the address of what runs a page's own script in the loader's place, and has the page follow the server. */
  following?: (script: string) => string;
  /** The parts whose CSS every page needs. */
  everyPage: readonly string[];
  /** The parts whose CSS no first view needs: a short page has it in the document, a long article in the sheet at its end. */
  late: readonly string[];
  /**
   * The CSS of these parts, block types or shell parts, each file once, in the order asked for; without that of what
   * nobody sees in the first view, unless that is named itself, by its module.
   */
  css: (parts: Iterable<string>) => string;
  /**
   * Address of the style sheet with what a document lacks: the CSS of these parts, and of what nobody sees at first of those
   * whose CSS it has; undefined where it lacks none. None of it depends on standing before or behind the document's.
   */
  laterSheet: (parts: Iterable<string>, inDocument: Iterable<string>) => string | undefined;
  /** The text of a sheet that `laterSheet` names, by its name below `/assets/`; undefined where there is none. */
  combinedSheet: (name: string) => string | undefined;
  /** The files of the sheets that are combined, in their order: another build makes the same of them. */
  combinable: readonly string[];
  /** Address of the style sheet of a part that brings one; undefined where the build has none. */
  sheet: (part: string) => string | undefined;
  /** The behaviours whose marker is in this HTML, as the loader reads them. */
  behavioursIn: (...html: readonly string[]) => readonly ListedBehaviour[];
  /** The scripts of an island; undefined where the build has none of that name. */
  islandScripts: (name: string) => IslandScripts | undefined;
  /**
   * The address of a file that the build took along, such as a font or an icon. Undefined where the build has none.
   *
   * @param source the file's path from the project's folder, such as `shell/brand/icon.svg`
   */
  file: (source: string) => string | undefined;
}
