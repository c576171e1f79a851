import { renderToStaticMarkup } from 'react-dom/server';
import { authAttribute } from '#contracts/auth.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Piece } from '#shell/document/pieces.ts';
import { offeredProviders } from './shown.ts';

/**
 * The way to the account, at the end of the header's menu: a link, the same for all readers. Where a test decides who sees it, it
 * keeps its room and is not seen until that is known.
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
