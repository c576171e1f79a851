import { renderToStaticMarkup } from 'react-dom/server';
import type { Piece } from '#shell/document/pieces.ts';
import { SearchBox } from './SearchBox.tsx';

/** Keeps the search box's identifiers apart from those of blocks, whose prefixes end with their id and a dash. */
const identifierPrefix = 'site-search-';

/** The search box: a plain form, until its behaviour comes. */
const headerSearch: Piece = ({ site }) =>
  renderToStaticMarkup(<SearchBox siteName={site.name} />, { identifierPrefix });

export default headerSearch;
