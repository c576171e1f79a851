import { feature } from '../parts/feature.ts';
import { outboxAddress } from './outboxAddress.ts';

/** Shows what goes nowhere because nobody is set up to send it, to whoever tries the site on this machine. */
export default feature('outbox', {
  entries: { 'outbox-page': 'features/outbox/outboxPage.styles.ts' },
  unlisted: [outboxAddress],
  quiet: [outboxAddress],
  open: async (parts) => (await import('./openOutbox.ts')).openOutbox(parts),
});
