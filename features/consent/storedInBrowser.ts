import { surveyCookie, surveyDays } from '#contracts/consent.ts';
import { popupShownKey } from '#contracts/placements.ts';
import { adSessionKey, anonymousIdKey, pageViewKey, sessionKey } from '#contracts/sessionKeys.ts';

/** The privacy page lists it, and tests find any other key. */
export interface StoredItem {
  name: string;
  in: 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB';
  /** In days; undefined if it lasts until the tab closes or the reader deletes it. */
  days?: number;
  /** A short name for it. */
  what: string;
  /** What it is for. */
  why: string;
  /** `contracts/storedWithConsent.ts` deletes it without consent. */
  needsConsent?: true;
  isNecessary?: true;
  /** Stored once a reader has chosen. */
  isChoice?: true;
  /** `hostCookie` prefixes the name under https. */
  isOfHost?: true;
  inEditor?: true;
}

export const storedInBrowser: readonly StoredItem[] = [
  {
    name: 'pagewell_consent',
    in: 'cookie',
    isOfHost: true,
    days: 180,
    what: 'Your privacy choices',
    why: 'Remembers what you chose on this page.',
    isNecessary: true,
    isChoice: true,
  },
  {
    name: 'usprivacy',
    in: 'cookie',
    days: 365,
    what: 'Your choices, US format',
    why: 'Tells ad systems your choice in the standard US format.',
    isNecessary: true,
    isChoice: true,
  },
  {
    name: 'pagewell_session',
    in: 'cookie',
    isOfHost: true,
    days: 30,
    what: 'Sign-in',
    why: 'Keeps you signed in. Only if you sign in.',
    isNecessary: true,
  },
  {
    name: 'pagewell.reader',
    in: 'sessionStorage',
    what: 'Facts for this visit',
    why: 'Your country and your privacy choices, and your name and number with us if you are signed in. So we look them up only once.',
    isNecessary: true,
  },
  {
    name: 'pagewell_experiments',
    in: 'cookie',
    days: 90,
    what: 'Page version',
    why: 'Shows you the same version of a page each time, when we compare two.',
  },
  {
    name: 'pagewell.recipe:*',
    in: 'localStorage',
    what: 'Recipe check marks',
    why: 'Remembers what you ticked in a recipe.',
  },
  {
    name: 'pagewell:bar*',
    in: 'localStorage',
    what: 'Closed notices',
    why: 'Remembers when you closed a notice.',
  },
  {
    name: popupShownKey,
    in: 'sessionStorage',
    what: 'Pop-up shown',
    why: 'Remembers that you have seen a pop-up.',
  },
  {
    name: 'pagewell:always-show',
    in: 'localStorage',
    what: 'Posts from other sites',
    why: 'Remembers which sites’ posts you always want to see.',
  },
  {
    name: 'pagewell:onboarding:*',
    in: 'localStorage',
    what: 'Welcome message',
    why: 'Remembers that we welcomed you. Only if you sign in.',
  },
  {
    name: 'pagewell.choice:*',
    in: 'sessionStorage',
    what: 'Your comparison',
    why: 'Remembers what you chose to compare.',
  },
  {
    name: sessionKey,
    in: 'sessionStorage',
    what: 'Pages in this visit',
    why: 'Counts the pages you open, since when, and which of them are in our samples.',
  },
  {
    name: pageViewKey,
    in: 'localStorage',
    what: 'Last page',
    why: 'Remembers when you last opened a page.',
  },
  {
    name: 'pagewell:helpful:*',
    in: 'sessionStorage',
    what: 'Your feedback',
    why: 'Remembers whether you found an article helpful.',
  },
  {
    name: 'pagewell_brand',
    in: 'cookie',
    days: 90,
    what: 'Brand',
    why: 'Remembers the brand of the product you clicked.',
    needsConsent: true,
  },
  {
    name: 'pagewell_product',
    in: 'cookie',
    days: 90,
    what: 'Product',
    why: 'Remembers which product you clicked.',
    needsConsent: true,
  },
  {
    name: 'pagewell_campaign',
    in: 'cookie',
    days: 90,
    what: 'Campaign',
    why: 'Remembers the ad campaign of that product.',
    needsConsent: true,
  },
  {
    name: surveyCookie,
    in: 'cookie',
    days: surveyDays,
    what: 'Survey',
    why: 'Remembers that a survey asked you, so that no other one does.',
    needsConsent: true,
  },
  {
    name: adSessionKey,
    in: 'sessionStorage',
    what: 'Newsletter visit',
    why: 'The name that our newsletter service gives your visit. It is sent along when you sign in.',
    needsConsent: true,
  },
  {
    name: anonymousIdKey,
    in: 'sessionStorage',
    what: 'Random number',
    why: 'Lets a partner find what it thinks you may like. It is sent along when you sign in.',
    needsConsent: true,
  },
  {
    name: 'pagewell_editor',
    in: 'cookie',
    isOfHost: true,
    what: 'Editor sign-in',
    why: 'That an editor is signed in.',
    inEditor: true,
  },
  {
    name: 'pagewell-editor',
    in: 'indexedDB',
    what: 'Unsent changes',
    why: 'What was written and not sent yet.',
    inEditor: true,
  },
  {
    name: 'pagewell-editor-recent-types',
    in: 'localStorage',
    what: 'Recent blocks',
    why: 'Which blocks were added last.',
    inEditor: true,
  },
  {
    name: 'pagewell-editor-view:*',
    in: 'localStorage',
    what: 'View',
    why: 'How an editor looks at pages.',
    inEditor: true,
  },
  {
    name: 'pagewell-editor-panes:*',
    in: 'localStorage',
    what: 'Panels',
    why: 'The widths of the panels next to the page in the editor.',
    inEditor: true,
  },
  {
    name: 'pagewell_editor_language',
    in: 'cookie',
    what: 'Language',
    why: 'The language that an editor has chosen for the editor.',
    inEditor: true,
  },
];
