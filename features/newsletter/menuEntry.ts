import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Piece } from '#shell/document/pieces.ts';

/** The way to the letters, at the end of the header's menu. A site without letters has none. */
const menuEntry: Piece = ({ site }) =>
  site.configuration.newsletter ? `<li><a href="${siteLinks.newsletter}">Newsletter</a></li>` : '';

export default menuEntry;
