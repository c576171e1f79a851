import { widget } from '#transformer/widget.ts';

export default widget('quick-look', {
  load: () => import('./QuickLook.tsx'),
  reads: ['hasFirstPicture', 'hiddenAnchors'],
});
