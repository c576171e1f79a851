import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Piece } from '#shell/document/pieces.ts';

const menuEntry: Piece = ({ site }) =>
  site.configuration.newsletter ? `<li><a href="${siteLinks.newsletter}">Newsletter</a></li>` : '';

export default menuEntry;
