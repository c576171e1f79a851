/** The style sheets of the gallery's pages. None depends on standing before or behind another. */

export { typeList } from './galleryIndexPage.styles.ts';
export { fixture } from './galleryTypePage.styles.ts';
export { problemList } from './ProblemList.styles.ts';
