import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { PretendProvider } from '#features/auth/development/pretendProvider.ts';
import type { Answer, TestServer } from '../../server/support.ts';
import { FakeBrowser, openSessions, sessionName, startProvider, startSite } from './site.ts';

const patienceMs = 60_000;

export const login = '/api/auth/login?provider=google&return=/sleep/guide';

export interface SiteOfTest {
  readonly provider: PretendProvider;
  readonly store: DatabaseStore;
  readonly server: TestServer;
  readonly browser: FakeBrowser;
  isDown: boolean;
}

/** A provider and a database for a file of tests, and a site with a browser for each test. Tokens of that provider are always about to end. */
export function siteForEachTest(): SiteOfTest {
  let provider: PretendProvider;
  let store: DatabaseStore;
  let server: TestServer;
  let browser: FakeBrowser;
  const site = {
    isDown: false,
    get provider() {
      return provider;
    },
    get store() {
      return store;
    },
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
  };
  beforeAll(async () => {
    [provider, store] = await Promise.all([startProvider({ tokenSeconds: 60 }), openSessions()]);
  }, patienceMs);
  afterAll(() => Promise.all([provider.close(), store.close()]));
  beforeEach(async () => {
    site.isDown = false;
    server = await startSite({ store, environment: provider.environment, isDown: () => site.isDown });
    browser = new FakeBrowser(server);
  });
  afterEach(() => server[Symbol.asyncDispose]());
  return site;
}

export function sameBrowserAt(server: TestServer, { browser }: Pick<SiteOfTest, 'browser'>): FakeBrowser {
  const there = new FakeBrowser(server);
  there.cookies.set(sessionName, browser.cookies.get(sessionName) ?? '');
  return there;
}

export async function isSignedIn(browser: FakeBrowser): Promise<boolean> {
  return (await browser.reader()).auth?.state === 'authenticated';
}

export function warningsOf({ lines }: Pick<TestServer, 'lines'>): TestServer['lines'] {
  return lines.filter(({ level }) => level === 40);
}

export async function expectProblem(
  browser: FakeBrowser,
  answer: Answer,
  [status, text]: [status: number, text: string],
): Promise<void> {
  expect([answer.status, answer.headers.location]).toEqual([status, undefined]);
  expect(answer.body).toContain(text);
  expect(answer.body).toContain('<a href="/">To the newest articles</a>');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(browser.cookies.size).toBe(0);
  expect(await isSignedIn(browser)).toBe(false);
}

export async function age({ store }: Pick<SiteOfTest, 'store'>, minutes: number): Promise<void> {
  const table =
    store.database.withTables<Record<'auth_sessions', { key: string; expires_at: Date; renewed_at: Date }>>();
  for (const row of await table.selectFrom('auth_sessions').selectAll().execute()) {
    const back = (date: Date) => new Date(date.getTime() - minutes * 60_000);
    await table
      .updateTable('auth_sessions')
      .set({ expires_at: back(row.expires_at), renewed_at: back(row.renewed_at) })
      .where('key', '=', row.key)
      .execute();
  }
}
