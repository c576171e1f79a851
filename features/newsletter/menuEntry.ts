import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Piece } from '#shell/document/pieces.ts';

/** None on a site without newsletters. */
const menuEntry: Piece = ({ site }) =>
  site.configuration.newsletter ? `<li><a href="${siteLinks.newsletter}">Newsletter</a></li>` : '';

export default menuEntry;
