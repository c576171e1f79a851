import type { Site } from '../site/site.ts';
import type { PageAssets } from './pageAssets.ts';

/**
 * Where features put something into pages: above every page's header, at the end of it, at the end of the menu in it (list
 * items, each with a link), above every page's footer, and below what an error page says.
 */
export type PieceSlot = 'above-header' | 'header' | 'menu' | 'before-footer' | 'error';

/** Makes the HTML of a piece. It is the same on all pages, and safe: every text in it is escaped. */
export type Piece = (shell: { assets: PageAssets; site: Site }) => string;

export type Pieces = Readonly<Partial<Record<PieceSlot, readonly Piece[]>>>;

/** The HTML of all that stands at a place. */
export function piecesAt(
  place: PieceSlot,
  shell: { assets: PageAssets; site: Site; pieces: Pieces },
): string {
  return (shell.pieces[place] ?? []).map((piece) => piece(shell)).join('');
}
