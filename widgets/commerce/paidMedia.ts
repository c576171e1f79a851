/** What every block of paid media says of itself. */
export const advertisementLabel = 'Advertisement';

/** What an advertisement of the publisher's own says of itself: nobody pays for it. */
export function ownAdvertLabel(siteName: string): string {
  return `From ${siteName}`;
}

/** The text of a button that is given none. */
export const defaultCallToAction = 'Learn more';
