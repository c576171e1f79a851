export { seal } from '#shell/article/ReviewSeal.styles.ts';
export { shopButton } from '#widgets/commerce/shopButton.styles.ts';
export { evidenceScale } from '#widgets/ui/EvidenceScale.styles.ts';
export { marker } from '#widgets/ui/marker.styles.ts';
export { typeList } from './galleryIndexPage.styles.ts';
export { fixture } from './galleryTypePage.styles.ts';
export { swatches } from './languagePage.styles.ts';
export { problemList } from './ProblemList.styles.ts';
