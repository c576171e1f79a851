export { searchBox } from './SearchBox.styles.ts';
export { searchForm } from './SearchForm.styles.ts';
