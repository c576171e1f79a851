import { widget } from '#transformer/registry/widget.ts';

export default widget('hub-tiles', {
  load: () => import('./HubTiles.tsx'),
});
