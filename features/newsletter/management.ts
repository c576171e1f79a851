import type { Database } from '#content/database/tables/tables.ts';
import { newsletterAddresses } from '#contracts/newsletter.ts';
import { storedKey } from '#feature-kit/storedKey.ts';
import { keyTable } from './migrations.ts';
import { NewsletterLinks } from './newsletterLinks.ts';
import { Subscriptions } from './subscriptions.ts';

export type NewsletterManagement = ReturnType<typeof newsletterManagement>;

export function newsletterManagement(database: Database) {
  const subscriptions = new Subscriptions(database);
  const links = new NewsletterLinks(storedKey(database, keyTable));
  return {
    export: async (email: string | undefined) => {
      const stored = await subscriptions.export(email);
      return Promise.all(
        stored.map(async ({ id, ...subscription }) => ({
          ...subscription,
          unsubscribePath: `${newsletterAddresses.unsubscribe}?t=${await links.unsubscribe(id)}`,
        })),
      );
    },
    erase: (email: string) => subscriptions.erase(email),
  };
}
