/** Markers of behaviours, and their state attributes. Widgets write them into HTML. Constants only: the scripts have a size budget. */

/** On a foldable text: the height threshold, in CSS pixels. */
export const readMoreAttribute = 'data-read-more';

/** On it, once measured: a `ReadMoreState`. */
export const readMoreStateAttribute = 'data-fold';

export type ReadMoreState = 'open' | 'closed';

/** On rich text with animated pictures. */
export const animationsAttribute = 'data-animations';

/** On the play/pause button of an animated picture: an `AnimationState`. */
export const animationStateAttribute = 'data-animation';

export type AnimationState = 'playing' | 'frozen';

/** On the label of a featured partner's card, which an editable placement may replace. */
export const partnerLabelAttribute = 'data-partner-label';

/** On a carousel that gets arrows and dots. */
export const carouselAttribute = 'data-carousel';

/** On a carousel without an end. */
export const loopAttribute = 'data-loop';

/** Duration of a move. */
export const loopMoveMs = 400;

/** On its list during a move. */
export const loopMovingAttribute = 'data-moving';

/** Custom properties of that list: `whole`, how many slides fit, set by CSS; `moved`, offset in slides, set by the script. */
export const loopProperties = { whole: '--whole', moved: '--moved' } as const;

/** On the button of an explanation that opens on hover. */
export const infoAttribute = 'data-info';

/**
 * On an element with a one-time reveal. Empty until its script starts, then a `SeenState`: hide content at `not-yet` only, so that it shows
 * without script.
 */
export const seenAttribute = 'data-seen';

/** Not seen yet; just seen; or in view before the script started, and must not be hidden again. */
export type SeenState = 'not-yet' | 'now' | 'from-the-start';

/** On a `<time>` in UTC that a script formats in local time. */
export const localTimeAttribute = 'data-local-time';

/** On the header's search box. */
export const searchBoxAttribute = 'data-search-box';

/** On the drug search form, which gets suggestions. */
export const drugSearchAttribute = 'data-drug-search';

/** Debounce of resize measurements. */
export const resizeDebounceMs = 250;

/** Custom element of a heavy picture far down the page. */
export const lazyImageElement = 'pagewell-lazy-image';

/** Marks an affiliate link, which gets a fresh correlation id. */
export const affiliateAttribute = 'data-affiliate';

/** Marks an unpaid link that gets a fresh correlation id, or a text with such links. */
export const correlatedAttribute = 'data-correlated';

/** Its query parameter with the id. */
export const correlationParameter = 'correlationId';

/** On the card of another site's post: the name of its host. */
export const embedAttribute = 'data-embed';

/** On that card while the post is shown. */
export const embedShownAttribute = 'data-embed-shown';

/** Value of a button on such a card. */
export type EmbedAction = 'show' | 'always' | 'ask';

/** On the share part: its button opens the native share sheet, or a dialog. */
export const shareAttribute = 'data-share';

/** On a copy button: the address. */
export const copyAttribute = 'data-copy';

/** On it, during and after copying: a `CopyState`. */
export const copyStateAttribute = 'data-copy-state';

export type CopyState = 'copying' | 'copied' | 'failed';

/** On the helpful question: the name of the stored answer. */
export const helpfulAttribute = 'data-helpful';

/** An answer to it: the value of its button. */
export type HelpfulAnswer = 'Helpful' | 'Not Helpful';

/** On the bar above the header: the storage key of its dismissal. */
export const barAttribute = 'data-bar';

/** On the `html` element after the bar was dismissed. The boot script sets it before the first paint. */
export const barDismissedAttribute = 'data-bar-dismissed';

/** How long a dismissed bar stays hidden, in milliseconds: 14 days. */
export const barDismissedFor = 1_209_600_000;

/** On the header's menu and the links to its panels: the address of the panels. */
export const siteMenuAttribute = 'data-site-menu';

/** On a link of the header that opens a panel, and on the panel: their shared name. */
export const menuPanelAttribute = 'data-panel';

/** On a horizontally scrolling list, followed by its two buttons. */
export const scrollRowAttribute = 'data-scroll-row';

/** On the steps after a driver's form, hidden until sign-up. */
export const driverStepsAttribute = 'data-driver-steps';
