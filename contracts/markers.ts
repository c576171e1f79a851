/** Widgets write these markers into HTML. Constants only: the scripts have a size budget. */

/** On a foldable text: the height threshold, in CSS pixels. */
export const readMoreAttribute = 'data-read-more';

export const readMoreStateAttribute = 'data-fold';

export type ReadMoreState = 'open' | 'closed';

export const animationsAttribute = 'data-animations';

export const animationStateAttribute = 'data-animation';

export type AnimationState = 'playing' | 'frozen';

/** On the label of a featured partner's card, which an editable placement may replace. */
export const partnerLabelAttribute = 'data-partner-label';

export const carouselAttribute = 'data-carousel';

export const loopAttribute = 'data-loop';

export const loopMoveMs = 400;

export const loopMovingAttribute = 'data-moving';

/** `whole`: how many slides fit, set by CSS; `moved`: offset in slides, set by the script. */
export const loopProperties = { whole: '--whole', moved: '--moved' } as const;

export const infoAttribute = 'data-info';

/**
 * Empty until its script starts, then a `SeenState`: hide content at `not-yet` only, so that it shows without
 * script.
 */
export const seenAttribute = 'data-seen';

/** Not seen yet; just seen; or in view before the script started, and must not be hidden again. */
export type SeenState = 'not-yet' | 'now' | 'from-the-start';

export const localTimeAttribute = 'data-local-time';

export const searchBoxAttribute = 'data-search-box';

export const drugSearchAttribute = 'data-drug-search';

export const resizeDebounceMs = 250;

export const lazyImageElement = 'pagewell-lazy-image';

/** Marks an affiliate link, which gets a fresh correlation id. */
export const affiliateAttribute = 'data-affiliate';

export const correlatedAttribute = 'data-correlated';

export const correlationParameter = 'correlationId';

export const embedAttribute = 'data-embed';

export const embedShownAttribute = 'data-embed-shown';

export type EmbedAction = 'show' | 'always' | 'ask';

export const shareAttribute = 'data-share';

export const copyAttribute = 'data-copy';

export const copyStateAttribute = 'data-copy-state';

export type CopyState = 'copying' | 'copied' | 'failed';

export const helpfulAttribute = 'data-helpful';

export type HelpfulAnswer = 'Helpful' | 'Not Helpful';

/** On the bar above the header: the storage key of its dismissal. */
export const barAttribute = 'data-bar';

/** On the `html` element after the bar was dismissed. The boot script sets it before the first paint. */
export const barDismissedAttribute = 'data-bar-dismissed';

/** On the header's menu and the links to its panels: the address of the panels. */
export const siteMenuAttribute = 'data-site-menu';

/** On a link of the header that opens a panel, and on the panel: their shared name. */
export const menuPanelAttribute = 'data-panel';

/** On a horizontally scrolling list, followed by its two buttons. */
export const scrollRowAttribute = 'data-scroll-row';

export const driverStepsAttribute = 'data-driver-steps';
