import { feature } from '../feature.ts';

/** Every block type with every example: for people, accessibility checks and screenshots. */
export default feature('gallery', {
  tool: { at: '/gallery', title: 'Block gallery' },
});
