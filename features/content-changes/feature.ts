import { previewsAddress } from '#contracts/cmsPreview.ts';
import { feature } from '#feature-kit/feature.ts';
import { httpUrl, optional, text } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';
import { migrations } from './migrations.ts';

/** Readers see changes immediately; editors preview our page in the CMS. */
export default feature('content-changes', {
  settings: {
    secret: setting({
      variable: 'CONTENT_WEBHOOK_SECRET',
      about: 'The secret that the CMS signs change notifications with. Without it they are not accepted.',
      default: undefined,
      read: optional(text(500, 16)),
      secret: true,
    }),
    previewOrigin: setting({
      variable: 'CONTENT_PREVIEW_ORIGIN',
      about:
        'The origin of the CMS admin, where Payload’s Live Preview shows our page. Without it there is no preview.',
      default: undefined,
      read: optional(httpUrl({ originOnly: true })),
    }),
  },
  migrations,
  unlisted: [previewsAddress],
  open: async (parts, settings) => (await import('./openCmsWord.ts')).openCmsWord(parts, settings),
});
