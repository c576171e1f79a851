import type { ListedSubscription } from '#contracts/newsletter.ts';

/** Access to newsletter subscriptions. */
export interface NewsletterTarget {
  /** All stored data, or that of one address. */
  export: (email: string | undefined) => Promise<readonly ListedSubscription[]>;
  /** Returns whether there was any data. */
  erase: (email: string) => Promise<boolean>;
  close: () => Promise<void>;
}
