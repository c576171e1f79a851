import { renderToStaticMarkup } from 'react-dom/server';
import type { Piece } from '#shell/document/pieces.ts';
import { SearchForm } from './SearchForm.tsx';

/** Search form on error pages. */
const errorSearch: Piece = ({ site }) => renderToStaticMarkup(<SearchForm siteName={site.name} />);

export default errorSearch;
