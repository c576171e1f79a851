import { surveyCookie, surveyDays } from '#contracts/consent.ts';
import { popupShownKey } from '#contracts/placements.ts';
import { adSessionKey, anonymousIdKey, pageViewKey, sessionKey } from '#contracts/sessionKeys.ts';

/** The privacy page lists it, and tests find any other key. */
export interface StoredItem {
  name: string;
  in: 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB';
  /** In days; undefined if it lasts until the tab closes or the reader deletes it. */
  days?: number;
  why: string;
  /** `contracts/storedWithConsent.ts` deletes it without consent. */
  needsConsent?: true;
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
    why: 'Your privacy choices.',
  },
  {
    name: 'usprivacy',
    in: 'cookie',
    days: 365,
    why: 'Your privacy choices, in the form that US law knows.',
  },
  {
    name: 'pagewell_experiments',
    in: 'cookie',
    days: 90,
    why: 'Which form of a page you see, where we compare two.',
  },
  {
    name: 'pagewell_session',
    in: 'cookie',
    isOfHost: true,
    days: 30,
    why: 'That you are signed in, as a number that says nothing else.',
  },
  { name: 'pagewell_brand', in: 'cookie', days: 90, why: 'Whose product you clicked.', needsConsent: true },
  { name: 'pagewell_product', in: 'cookie', days: 90, why: 'Which product you clicked.', needsConsent: true },
  {
    name: 'pagewell_campaign',
    in: 'cookie',
    days: 90,
    why: 'The campaign of that product.',
    needsConsent: true,
  },
  {
    name: surveyCookie,
    in: 'cookie',
    days: surveyDays,
    why: 'That you were asked by a survey, so that none comes again.',
    needsConsent: true,
  },
  { name: 'pagewell.recipe:*', in: 'localStorage', why: 'What you ticked in a recipe.' },
  { name: 'pagewell:bar*', in: 'localStorage', why: 'When you closed an announcement.' },
  { name: popupShownKey, in: 'sessionStorage', why: 'That you have seen a window above a page.' },
  { name: 'pagewell:always-show', in: 'localStorage', why: 'Whose posts you always want to see.' },
  { name: 'pagewell:onboarding:*', in: 'localStorage', why: 'That you were welcomed after signing in.' },
  { name: 'pagewell.choice:*', in: 'sessionStorage', why: 'What you compare.' },
  {
    name: sessionKey,
    in: 'sessionStorage',
    why: 'How many pages you have opened, since when, and which of them count for our samples.',
  },
  { name: pageViewKey, in: 'localStorage', why: 'When you last opened a page.' },
  { name: 'pagewell:helpful:*', in: 'sessionStorage', why: 'Whether you found an article helpful.' },
  {
    name: 'pagewell.reader',
    in: 'sessionStorage',
    why: 'Your country, your privacy choices and, where you are signed in, your name and your number with us, so that we look them up once a visit.',
  },
  {
    name: adSessionKey,
    in: 'sessionStorage',
    why: 'What the service that sends our letters calls your visit. It goes along where you sign in.',
    needsConsent: true,
  },
  {
    name: anonymousIdKey,
    in: 'sessionStorage',
    why: 'A number drawn by chance, by which a partner knows what it thinks you may like. It goes along where you sign in.',
    needsConsent: true,
  },
  {
    name: 'pagewell_editor',
    in: 'cookie',
    isOfHost: true,
    why: 'That an editor is signed in.',
    inEditor: true,
  },
  { name: 'pagewell-editor', in: 'indexedDB', why: 'What was written and not sent yet.', inEditor: true },
  {
    name: 'pagewell-editor-recent-types',
    in: 'localStorage',
    why: 'Which blocks were added last.',
    inEditor: true,
  },
  {
    name: 'pagewell-editor-view:*',
    in: 'localStorage',
    why: 'How an editor looks at pages.',
    inEditor: true,
  },
  {
    name: 'pagewell-editor-panes:*',
    in: 'localStorage',
    why: 'The widths of the panels next to the page in the editor.',
    inEditor: true,
  },
  {
    name: 'pagewell_editor_language',
    in: 'cookie',
    why: 'The language that an editor has chosen for the editor.',
    inEditor: true,
  },
];
