import { widget } from '#transformer/registry/widget.ts';
import { questionNodes } from '../faq/questionNodes.ts';
import { callOutBoxes } from './callOutContent.ts';

export default widget('call-out', {
  load: () => import('./CallOut.tsx'),
  reads: ['hasFirstPicture'],
  layout: 'wide',
  structuredData: (data) =>
    callOutBoxes(data).flatMap(({ questions }) => questionNodes({ items: [...questions] })),
});
