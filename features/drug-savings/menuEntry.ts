import { drugPages } from '#contracts/drugs/drugPages.ts';
import type { Piece } from '#shell/document/pieces.ts';

/** None on a site without prices. */
const menuEntry: Piece = ({ site }) =>
  site.drugSavings ? `<li><a href="${drugPages.all}">Drug prices</a></li>` : '';

export default menuEntry;
