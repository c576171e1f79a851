import { feature } from '#feature-kit/feature.ts';
import { choice, optional } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';
import { outboxAddress } from './outboxAddress.ts';

export default feature('outbox', {
  settings: {
    show: setting({
      variable: 'OUTBOX',
      about:
        'Whether /outbox shows unsent mails and messages, only on this machine. By default in development only.',
      default: undefined,
      read: optional(choice('on', 'off')),
    }),
  },
  entries: { 'outbox-page': 'features/outbox/outboxPage.styles.ts' },
  unlisted: [outboxAddress],
  privatePaths: [outboxAddress],
  open: async (parts, settings) => (await import('./openOutbox.ts')).openOutbox(parts, settings),
});
