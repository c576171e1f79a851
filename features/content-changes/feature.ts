import { optional, text } from '../../platform/configuration/readers.ts';
import { setting } from '../../platform/configuration/setting.ts';
import { feature } from '../parts/feature.ts';
import { migrations } from './migrations.ts';

/** A CMS says what it has changed, so that readers see it at once. */
export default feature('content-changes', {
  settings: {
    secret: setting({
      variable: 'CONTENT_WEBHOOK_SECRET',
      about: 'What a CMS signs its word with that something has changed. Without it nobody can say so.',
      default: undefined,
      read: optional(text(500, 16)),
      secret: true,
    }),
  },
  migrations,
  open: async (parts, settings) =>
    (await import('./openContentChanges.ts')).openContentChanges(parts, settings),
});
