import { widget } from '#transformer/registry/widget.ts';

export default widget('quick-look', {
  load: () => import('./QuickLook.tsx'),
  reads: ['hasFirstPicture', 'hiddenAnchors'],
});
