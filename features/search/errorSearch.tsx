import { renderToStaticMarkup } from 'react-dom/server';
import type { Piece } from '#shell/document/pieces.ts';
import { SearchForm } from './SearchForm.tsx';

/** Whoever was led astray can search for what they were after. */
const errorSearch: Piece = ({ site }) => renderToStaticMarkup(<SearchForm siteName={site.name} />);

export default errorSearch;
