import { ownValue } from '#contracts/json/ownValue.ts';
import { type ListedSubscription, newsletterAddresses } from '#contracts/newsletter.ts';
import { newsletterManagement } from '#features/newsletter/management.ts';
import { migrations } from '#features/newsletter/migrations.ts';
import type { Output } from '../terminal/output.ts';
import { editorOfServer, fieldOf, refusalOf } from './editorApi.ts';
import { openStoreOfCommand } from './storeOfCommand.ts';

export interface NewsletterTarget {
  export: (email: string | undefined) => Promise<readonly ListedSubscription[]>;
  erase: (email: string) => Promise<boolean>;
  close: () => Promise<void>;
}

export async function storeNewsletter(output: Output): Promise<NewsletterTarget> {
  const others = [{ name: 'newsletter', migrations }];
  const store = await openStoreOfCommand(output, { mayCreate: false, others });
  const management = newsletterManagement(store.database);
  return { ...management, close: () => store.close() };
}

/** Some hundred thousand subscriptions. */
const maxAnswerBytes = 256 * 1024 * 1024;

export function serverNewsletter(server: string, token: string): NewsletterTarget {
  const request = editorOfServer(server, token, maxAnswerBytes);
  return {
    export: async (email) => {
      const answer = await request(
        'GET',
        newsletterAddresses.management,
        email === undefined ? {} : { email },
      );
      const subscriptions = fieldOf(answer, 'subscriptions');
      if (!Array.isArray(subscriptions) || !subscriptions.every(isListed)) throw new Error(refusalOf(answer));
      return subscriptions;
    },
    erase: async (email) => {
      const answer = await request('DELETE', newsletterAddresses.management, { email });
      if (answer.status === 404) return false;
      if (fieldOf(answer, 'erased') !== true) throw new Error(refusalOf(answer));
      return true;
    },
    close: async () => {},
  };
}

/** Entries are printed unchanged, so only their type is checked. */
function isListed(value: unknown): value is ListedSubscription {
  return typeof value === 'object' && value !== null && typeof ownValue(value, 'email') === 'string';
}
