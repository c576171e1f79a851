import type { Site } from '../site/site.ts';
import type { PageAssets } from './pageAssets.ts';

/**
 * Above the header, at its end, at the end of its menu (list items with a link), above the footer, and on
 * error pages.
 */
export type PieceSlot = 'above-header' | 'header' | 'menu' | 'before-footer' | 'error';

/** Renders a piece as escaped HTML. The same on all pages. */
export type Piece = (shell: { assets: PageAssets; site: Site }) => string;

export type Pieces = Readonly<Partial<Record<PieceSlot, readonly Piece[]>>>;

export function piecesAt(
  place: PieceSlot,
  shell: { assets: PageAssets; site: Site; pieces: Pieces },
): string {
  return (shell.pieces[place] ?? []).map((piece) => piece(shell)).join('');
}
