import { widget } from '#transformer/registry/widget.ts';

export default widget('side-effects', {
  load: () => import('./SideEffects.tsx'),
  hydrate: 'interaction',
  why: 'Switches between mild and severe effects, leads back from one to the list, and opens a window about rates.',
});
