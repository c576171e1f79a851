/** What every block of paid media says of itself. */
export const advertisementLabel = 'Advertisement';

/** The text of a button that is given none. */
export const defaultCallToAction = 'Learn more';
