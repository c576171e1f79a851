import { renderToStaticMarkup } from 'react-dom/server';
import type { Piece } from '#shell/document/pieces.ts';
import { SearchForm } from './SearchForm.tsx';

const errorSearch: Piece = ({ site }) => renderToStaticMarkup(<SearchForm siteName={site.name} />);

export default errorSearch;
