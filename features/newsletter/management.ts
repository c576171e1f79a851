import type { Database } from '#content/database/tables/tables.ts';
import { type ListedSubscription, newsletterAddresses } from '#contracts/newsletter.ts';
import { storedKey } from '#feature-kit/storedKey.ts';
import { keyTable } from './migrations.ts';
import { NewsletterLinks } from './newsletterLinks.ts';
import { Subscriptions } from './subscriptions.ts';

export interface NewsletterManagement {
  export: (email: string | undefined) => Promise<readonly ListedSubscription[]>;
  erase: (email: string) => Promise<boolean>;
}

export function newsletterManagement(database: Database): NewsletterManagement {
  const subscriptions = new Subscriptions(database);
  const links = new NewsletterLinks(storedKey(database, keyTable));
  return {
    export: async (email) => {
      const stored = await subscriptions.export(email);
      return Promise.all(
        stored.map(async ({ id, ...subscription }) => ({
          ...subscription,
          unsubscribePath: `${newsletterAddresses.unsubscribe}?t=${await links.unsubscribe(id)}`,
        })),
      );
    },
    erase: (email) => subscriptions.erase(email),
  };
}
