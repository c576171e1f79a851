export { breadcrumbs } from '../breadcrumbs/Breadcrumbs.styles.ts';
export { articleHeader } from './ArticleHeader.styles.ts';
export { articleLayout } from './articleLayout.styles.ts';
export { byline } from './Byline.styles.ts';
export { contentsAside } from './Contents.styles.ts';
export { leadPicture } from './LeadPicture.styles.ts';
export { seal } from './ReviewSeal.styles.ts';
