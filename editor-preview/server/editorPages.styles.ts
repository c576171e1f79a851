export { signInCard } from './access/signInPage.styles.ts';
export { jobTable } from './jobs/jobsPage.styles.ts';
export { articleRows } from './list/ArticleRows.styles.ts';
export { listHead } from './list/articleListPage.styles.ts';
export { finding } from './list/FindForm.styles.ts';
export { beginning } from './newArticle/newArticlePage.styles.ts';
export { opener } from './pages/AccountMenu.styles.ts';
export { menu } from './pages/MenuButton.styles.ts';
