/** A driver that is a form for letters, and does not say for which: whoever watches over the site hears of it by this name. */
export class MissingNewsletterLists extends Error {
  override readonly name = 'MissingNewsletterLists';

  /** @param where what the driver stands in */
  constructor(where: 'article' | 'site configuration' | 'answer') {
    super(`No newsletter lists: ${where}`);
  }
}

/** The rule that such a driver breaks. */
export const missingListsRule = 'driver/missing-lists';
