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
      about: 'What a CMS signs its word with that something has changed. Without it nobody can say so.',
      default: undefined,
      read: optional(text(500, 16)),
      secret: true,
    }),
    previewOrigin: setting({
      variable: 'CONTENT_PREVIEW_ORIGIN',
      about:
        'Where the admin of the CMS is, for whoever works in it: Payload’s Live Preview shows our page there. Without it there is no such preview.',
      default: undefined,
      read: optional(httpUrl({ originOnly: true })),
    }),
  },
  migrations,
  unlisted: [previewsAddress],
  open: async (parts, settings) => (await import('./openCmsWord.ts')).openCmsWord(parts, settings),
});
