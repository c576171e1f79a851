import { renderToStaticMarkup } from 'react-dom/server';
import { authAttribute } from '#contracts/auth.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Piece } from '#shell/document/pieces.ts';
import { offeredProviders } from './shown.ts';

/** The same for all readers. Under an A/B test it is invisible, in reserved room, until the variant is known. */
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
