/** A newsletter driver without lists. Operators find it in the log by this name. */
export class MissingNewsletterLists extends Error {
  override readonly name = 'MissingNewsletterLists';

  constructor(where: 'article' | 'site configuration' | 'answer') {
    super(`No newsletter lists: ${where}`);
  }
}

export const missingListsRule = 'driver/missing-lists';
