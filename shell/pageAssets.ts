import type { IslandScripts } from '../transformer/island.ts';

/**
 * The built files that a page names. The server makes one from the build's manifest; names of parts are block types,
 * or `shell-…` for the shell's own.
 */
export interface PageAssets {
  /** Address of the island loader, the one script of every page. */
  loader: string;
  /** The CSS of the shell and of these block types, each file once, in a fixed order. */
  css: (blockTypes: Iterable<string>) => string;
  /** The scripts of an island; undefined where the build has none of that name. */
  islandScripts: (name: string) => IslandScripts | undefined;
}
