import { newsletterManagement } from '#features/newsletter/management.ts';
import { migrations } from '#features/newsletter/migrations.ts';
import { openStoreOfCommand } from '../data/storeOfCommand.ts';
import type { Output } from '../terminal/output.ts';
import type { NewsletterTarget } from './newsletterTarget.ts';

/** Access by the store, when no running server has locked it. */
export async function storeNewsletter(output: Output): Promise<NewsletterTarget> {
  const others = [{ name: 'newsletter', migrations }];
  const store = await openStoreOfCommand(output, { mayCreate: false, others });
  const management = newsletterManagement(store.database);
  return { ...management, close: () => store.close() };
}
