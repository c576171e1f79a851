import { framesAttribute } from '#contracts/outside/frame.ts';
import { feature } from '#feature-kit/feature.ts';
import { httpUrl, optional } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';
import { partiesOf } from '#shell/parties/parties.ts';

export default feature('partners', {
  settings: {
    outsideOrigin: setting({
      variable: 'OUTSIDE_ORIGIN',
      about:
        'Another origin of this server, at an unrelated domain, for the frames of partners’ scripts. It lets them store data. Without it they cannot.',
      default: undefined,
      read: optional(httpUrl({ originOnly: true })),
    }),
  },
  behaviours: [
    {
      script: 'features/partners/browser/liveFrames.ts',
      marker: `[${framesAttribute}]`,
      moment: 'idle',
      why: 'Adds partners’ frames after consent, and removes them.',
    },
  ],
  unlisted: ['/outside'],
  policy: ({ outsideOrigin }, site) => {
    const { framed, trackers, tool, mediaHosts } = partiesOf(site);
    const media = mediaHosts.map((host) => `https://${host}`);
    const hasFrames = framed.length + trackers.length > 0 || tool !== undefined;
    return {
      'img-src': media,
      'media-src': media,
      // The only difference between pages with and without partners.
      'frame-src': hasFrames ? [outsideOrigin === undefined ? "'self'" : `${outsideOrigin}/outside/`] : [],
    };
  },
  open: async (parts, settings) => (await import('./openPartners.ts')).openPartners(parts, settings),
});
