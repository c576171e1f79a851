import { widget } from '#transformer/registry/widget.ts';
import { questionNodes } from './questionNodes.ts';

export default widget('faq', {
  load: () => import('./Faq.tsx'),
  structuredData: questionNodes,
});
