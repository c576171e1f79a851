import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookiesWithConsent, keysWithConsent } from '#contracts/storedWithConsent.ts';
import { storedInBrowser } from '#features/consent/storedInBrowser.ts';
import { phrases } from '#rules/testing/examples.ts';

const folders = phrases(`
  client | contracts | content | editor-preview | feature-kit | features | platform | server | shell
  widgets
`);
const list = 'features/consent/storedInBrowser.ts';

const sources = new Map(
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .filter((name) => name !== list)
      .map((name) => [name, withoutComments(readFileSync(name, 'utf8'))] as const),
  ),
);

const keeps =
  /\b(?:localStorage|sessionStorage|indexedDB|openDB|cookieStore|document\.cookie|writeCookie|cookieValues|caches\.open)\b|['"]set-cookie['"]/i;

/** The files that do, and what each of them keeps. A file that comes to it says so here, and in the registry what for. */
const keepers: Readonly<Record<string, readonly string[]>> = {
  'client/behaviours/announcementBar.ts': ['pagewell:bar*'],
  'client/behaviours/embeddedPost.ts': ['pagewell:always-show'],
  'client/behaviours/helpful.ts': ['pagewell:helpful:*'],
  'client/behaviours/rememberAffiliateIds.ts': ['pagewell_brand', 'pagewell_product', 'pagewell_campaign'],
  'client/cooldown.ts': ['pagewell:page-view'],
  // Keeps what others name.
  'client/cookies.ts': [],
  // Reads what the server has kept.
  'client/storedChoice.ts': [],
  'client/reader.ts': ['pagewell.reader'],
  'client/recipe/ticks.ts': ['pagewell.recipe:*'],
  'editor-preview/app/document/outbox.ts': ['pagewell-editor'],
  'editor-preview/app/palette/BlockPalette.tsx': ['pagewell-editor-recent-types'],
  'editor-preview/app/parts/browserStorage.ts': ['pagewell-editor-panes:*', 'pagewell-editor-view:*'],
  'features/auth/authRoutes.ts': ['pagewell_session'],
  // Says what others have kept.
  'features/auth/browser/leaving.ts': [],
  'features/auth/browser/onboarding.ts': ['pagewell:onboarding:*'],
  'features/consent/browser/liveConsent.ts': ['pagewell_consent', 'usprivacy'],
  'features/partners/browser/outsidePlaces.ts': ['pagewell_survey'],
  'features/consent/consentRoutes.ts': ['pagewell_consent', 'usprivacy'],
  'features/consent/consents.ts': ['pagewell_consent', 'usprivacy'],
  'features/consent/privacyChoicesPage.tsx': [],
  'editor-preview/server/access/editorAccess.ts': ['pagewell_editor'],
  'editor-preview/server/language/languageRoutes.ts': ['pagewell_editor_language'],
  // Forgets what others have kept.
  'editor-preview/server/access/signInPage.tsx': [],
  'features/experiments/dimension.ts': ['pagewell_experiments'],
  'features/newsletter/browser/keepAdSession.ts': ['pagewell:ad-session'],
  'features/personalization/browser/livePersonalization.ts': ['pagewell:anonymous-id'],
  'features/placements/browser/livePlacements.ts': ['pagewell:popup'],
  'features/tracking/browser/sessionStore.ts': ['pagewell:session', 'pagewell:page-view'],
  // Reads and writes what others name.
  'platform/http/cookies.ts': [],
  // Shares no page that comes with one.
  'server/routes/pageSender.ts': [],
  // The boot script looks up what a page names.
  'shell/document/document.ts': [],
  'widgets/ui/rememberedChoice.ts': ['pagewell.choice:*'],
};

/** Names that look like a key and are none: events of the page, its channel to other tabs, its messages to frames. */
const otherNames = new Set(
  phrases(`
  pagewell.consent | pagewell:consent-known | pagewell:consent-wanted | pagewell.replayed
  pagewell.signed-out | pagewell:choice | pagewell:metrics | pagewell:new-props | pagewell:outside
  pagewell:personalization-ready | pagewell:signed-up | pagewell:track
`),
);

describe('what is kept in browsers', () => {
  it('is kept by files that say so', () => {
    const found = [...sources].filter(([, text]) => keeps.test(text)).map(([name]) => name);
    expect(found.sort()).toEqual(Object.keys(keepers).sort());
  });

  it('stands in the registry, all of it and nothing else', () => {
    const kept = new Set(Object.values(keepers).flat());
    expect([...kept].sort()).toEqual(storedInBrowser.map(({ name }) => name).sort());
  });

  it.each(storedInBrowser.map(({ name }) => name))('has the name %s in the code as well', (name) => {
    const beginning = name.replace(/\*$/, '');
    expect([...sources.values()].some((text) => text.includes(beginning))).toBe(true);
  });

  it('has no name in scripts of the page that the registry does not know', () => {
    const isKnown = (key: string) =>
      storedInBrowser.some(({ name }) =>
        name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name,
      );
    const unknown = [...sources].flatMap(([file, text]) =>
      [...text.matchAll(/['"`](pagewell(?:[.:]|-editor-)[\w.:-]+)/g)]
        .map(([, key = '']) => key)
        .filter((key) => !otherNames.has(key) && !isKnown(key))
        .map((key) => `${file}: ${key}`),
    );
    expect(unknown).toEqual([]);
  });

  it('goes with its reader’s consent where it wants that, each in the way in which its kind is taken away', () => {
    const wanting = storedInBrowser.filter(({ needsConsent }) => needsConsent);
    const namesIn = (place: string) => wanting.flatMap((kept) => (kept.in === place ? [kept.name] : []));
    expect(namesIn('cookie')).toEqual(cookiesWithConsent);
    expect(namesIn('sessionStorage')).toEqual(keysWithConsent);
    expect(wanting).toHaveLength(cookiesWithConsent.length + keysWithConsent.length);
    // What has many names, of which only the beginning is known, cannot be taken away by its name.
    expect(wanting.filter(({ name }) => name.endsWith('*'))).toEqual([]);
  });

  it('is told to readers in a sentence each, once', () => {
    const names = storedInBrowser.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { why } of storedInBrowser) expect(why).toMatch(/^[A-Z].{8,}\.$/);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
