import { feature } from '#feature-kit/feature.ts';
import { optional, text } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';
import { migrations } from './migrations.ts';
import { purgeTarget } from './purgeTarget.ts';

export default feature('cdn-purge', {
  settings: {
    target: setting({
      variable: 'CDN_PURGE',
      about: 'The CDN to purge after changes. It then caches pages for a day.',
      default: undefined,
      read: optional(purgeTarget()),
    }),
    token: setting({
      variable: 'CDN_PURGE_TOKEN',
      about: 'The API token of the CDN. Fastly and Cloudflare require it.',
      default: undefined,
      read: optional(text(500, 8)),
      secret: true,
    }),
  },
  migrations,
  open: async (parts, settings) => (await import('./openCdnPurge.ts')).openCdnPurge(parts, settings),
});
