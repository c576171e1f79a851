import { renderToStaticMarkup } from 'react-dom/server';
import { authAttribute } from '#contracts/auth.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Piece } from '#shell/document/pieces.ts';
import { offeredProviders } from './shown.ts';

/**
 * Account link at the end of the header's menu, the same for all readers. Under an A/B test its room is
 * reserved, and it stays invisible until the variant is known.
 */
const menuEntry: Piece = ({ site: { configuration } }) => {
  const { showAuth = 'never' } = configuration.auth ?? {};
  if (showAuth === 'never' || offeredProviders(configuration).length === 0) return '';
  return renderToStaticMarkup(
    <li style={showAuth === 'test' ? { visibility: 'hidden' } : undefined}>
      <a href={siteLinks.signIn} {...{ [authAttribute]: 'uninitialised' }}>
        Sign in
      </a>
    </li>,
  );
};

export default menuEntry;
