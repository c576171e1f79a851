import { embeddedPost } from '#contracts/frames/embeddedPost.ts';
import { embedAttribute } from '#contracts/markers.ts';
import { widget } from '#transformer/registry/widget.ts';

export default widget('third-party-embed', {
  load: () => import('./ThirdPartyEmbed.tsx'),
  frames: ({ url }) => {
    const post = embeddedPost(url ?? '');
    return post ? [post.host] : [];
  },
  behaviours: [
    {
      script: 'client/behaviours/embeddedPost.ts',
      marker: `[${embedAttribute}]`,
      // Not on interaction: readers with permanent consent see posts without a click.
      moment: 'visible',
      why: 'Loads a post of another site on request of the reader, or if they have allowed that site.',
    },
  ],
});
