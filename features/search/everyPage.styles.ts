/** Style sheets of search forms that every page needs. */

export { searchBox } from './SearchBox.styles.ts';
export { searchForm } from './SearchForm.styles.ts';
