import { widget } from '#transformer/widget.ts';

export default widget('hub-tiles', {
  load: () => import('./HubTiles.tsx'),
});
