import { widget } from '#transformer/registry/widget.ts';
import { sectionAnchor } from '../ui/sectionAnchor.ts';
import { questionNodes } from './questionNodes.ts';

export default widget('faq', {
  load: () => import('./Faq.tsx'),
  reads: ['indexOfKind'],
  anchors: (_data, { indexOfKind }) => [sectionAnchor({ type: 'faq', indexOfKind })],
  structuredData: questionNodes,
});
