/** The style sheets of the editor's pages, independent of their order. */

export { jobTable } from './jobs/jobsPage.styles.ts';
export { articleTable } from './list/articleListPage.styles.ts';
export { beginning } from './newArticle/newArticlePage.styles.ts';
export { button } from './pages/toolControls.styles.ts';
