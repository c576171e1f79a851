/** The label of all paid media. */
export const advertisementLabel = 'Advertisement';

/** The label of an unpaid advertisement by the publisher. */
export function ownAdvertLabel(siteName: string): string {
  return `From ${siteName}`;
}

/** The default text of a button. */
export const defaultCallToAction = 'Learn more';
