import { renderToStaticMarkup } from 'react-dom/server';
import type { Piece } from '#shell/document/pieces.ts';
import { SearchBox } from './SearchBox.tsx';

/** Separates the search box's ids from those of blocks, whose prefixes end with their id and a dash. */
const identifierPrefix = 'site-search-';

const headerSearch: Piece = ({ site }) =>
  renderToStaticMarkup(<SearchBox siteName={site.name} />, { identifierPrefix });

export default headerSearch;
