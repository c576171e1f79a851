/** The style sheets that every page needs for its search forms. */

export { searchBox } from './SearchBox.styles.ts';
export { searchForm } from './SearchForm.styles.ts';
