/** A newsletter driver that does not say for which lists it is. Operators find it in the log by this name. */
export class MissingNewsletterLists extends Error {
  override readonly name = 'MissingNewsletterLists';

  constructor(where: 'article' | 'site configuration' | 'answer') {
    super(`No newsletter lists: ${where}`);
  }
}

/** The rule that such a driver breaks. */
export const missingListsRule = 'driver/missing-lists';
