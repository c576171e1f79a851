/**
 * The marks by which behaviours find what they are for, and what they write there. Widgets write them into HTML.
 * Constants only: the scripts have a size budget.
 */

/** On the box of a text that may be folded. Holds the height, in CSS pixels, above which it is. */
export const readMoreAttribute = 'data-read-more';

/** On that box, once the text is measured: a `ReadMoreState`. */
export const readMoreStateAttribute = 'data-fold';

export type ReadMoreState = 'open' | 'closed';

/** On rich text that holds animated pictures, which a reader may stop. */
export const animationsAttribute = 'data-animations';

/** On the button that a behaviour puts around an animated picture: an `AnimationState`. */
export const animationStateAttribute = 'data-animation';

export type AnimationState = 'playing' | 'frozen';

/** On the label of a featured partner's card, whose text an editable placement may replace. */
export const partnerLabelAttribute = 'data-partner-label';

/** On the region of a carousel, whose arrows and dots a script makes live. */
export const carouselAttribute = 'data-carousel';

/** On the region of a carousel without an end, which a script turns. */
export const loopAttribute = 'data-loop';

/** How long it takes to turn by a slide, or by some, in milliseconds. */
export const loopMoveMs = 400;

/** On the list of its slides while it moves. */
export const loopMovingAttribute = 'data-moving';

/**
 * Custom properties of that list. The style sheet says how many slides stand there whole, and can be used; the script, by
 * how many slides the list is moved.
 */
export const loopProperties = { whole: '--whole', moved: '--moved' } as const;

/** On the sign that opens the explanation behind it, which a mouse opens by resting on it. */
export const infoAttribute = 'data-info';

/**
 * On what moves once, when it is first scrolled into view. Empty until its script has come, then a `SeenState`. Without
 * script it stays empty, so that what waits to be revealed may be hidden only at `not-yet`.
 */
export const seenAttribute = 'data-seen';

/**
 * Whether somebody has seen it: not yet, or now for the first time; or it was in view before the script had come, and
 * nothing that is read already is to be hidden again.
 */
export type SeenState = 'not-yet' | 'now' | 'from-the-start';

/** On a `<time>` with a moment in UTC, which a script writes as the reader's clock shows it. */
export const localTimeAttribute = 'data-local-time';

/** On the header's search box, which a script makes open and suggest. */
export const searchBoxAttribute = 'data-search-box';

/** On the form that finds a drug, below whose field a script shows what may be meant. */
export const drugSearchAttribute = 'data-drug-search';

/** How long something must keep its size before what is measured in it is measured anew, in milliseconds. */
export const resizeDebounceMs = 250;

/** The custom element around a picture that is heavy and far down: a browser puts the picture in its place. */
export const lazyImageElement = 'pagewell-lazy-image';

/** Marks a link that somebody pays for. The browser gives every link with it a fresh correlation id. */
export const affiliateAttribute = 'data-affiliate';

/** Marks a link of ours that gets a fresh correlation id as well, though nobody pays for it, or a text with such links. */
export const correlatedAttribute = 'data-correlated';

/** The parameter of such a link that holds the id. */
export const correlationParameter = 'correlationId';

/** On the card of a post of another site, which a script shows once a reader asks: the name of the post's host. */
export const embedAttribute = 'data-embed';

/** On that card while the post itself is shown. */
export const embedShownAttribute = 'data-embed-shown';

/** What a reader can do about such a post, as the value of the button for it. */
export type EmbedAction = 'show' | 'always' | 'ask';

/** On the part that passes an article on: its button opens the device's own means, or the window beside it. */
export const shareAttribute = 'data-share';

/** On what copies the article's address: the address. */
export const copyAttribute = 'data-copy';

/** On it, while something comes of that: a `CopyState`. */
export const copyStateAttribute = 'data-copy-state';

export type CopyState = 'copying' | 'copied' | 'failed';

/** On the question whether an article was helpful: the name under which a tab keeps the answer. */
export const helpfulAttribute = 'data-helpful';

/** An answer to it, as the value of its button. There may be none. */
export type HelpfulAnswer = 'Helpful' | 'Not Helpful';

/** On the bar above the header: the name under which a browser keeps when its reader dismissed it. */
export const barAttribute = 'data-bar';

/** On the `html` element of a page whose reader has dismissed its bar. The boot script writes it before the first paint. */
export const barDismissedAttribute = 'data-bar-dismissed';

/** How long a dismissed bar stays away, in milliseconds: 14 days. */
export const barDismissedFor = 1_209_600_000;

/** On the header's menu, and on what opens one of its panels beside it: holds the address of the panels. */
export const siteMenuAttribute = 'data-site-menu';

/** On a link of the header that opens a panel, and on the panel: its name, which both have in common. */
export const menuPanelAttribute = 'data-panel';

/** On a list that scrolls sideways, followed by its two buttons. */
export const scrollRowAttribute = 'data-scroll-row';

/** On what comes after the form of a driver: its steps, of which none is shown before somebody has signed up. */
export const driverStepsAttribute = 'data-driver-steps';
