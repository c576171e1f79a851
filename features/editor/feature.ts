import { feature } from '../feature.ts';

/** Editors write articles and see their pages. */
export default feature('editor', {
  tool: { at: '/editor', title: 'Articles' },
});
