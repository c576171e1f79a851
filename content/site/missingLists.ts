/** A newsletter driver without lists. Operators find it in the log by this name. */
export class MissingNewsletterLists extends Error {
  override readonly name = 'MissingNewsletterLists';

  constructor(missingIn: 'article' | 'site configuration' | 'answer') {
    super(`No newsletter lists: ${missingIn}`);
  }
}

export const missingListsRule = 'driver/missing-lists';
