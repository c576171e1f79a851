import type { ListedSubscription } from '#contracts/newsletter.ts';

/** Where it is kept who asked for letters. */
export interface NewsletterTarget {
  /** All that is kept; of one address, where it is said. */
  export: (email: string | undefined) => Promise<readonly ListedSubscription[]>;
  /** Whether anything was kept of it. */
  erase: (email: string) => Promise<boolean>;
  close: () => Promise<void>;
}
