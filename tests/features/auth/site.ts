import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { Offers } from '#feature-kit/feature.ts';
import {
  type PretendAccounts,
  type PretendProvider,
  startPretendProvider,
} from '#features/auth/development/pretendProvider.ts';
import { migrations } from '#features/auth/migrations.ts';
import { openAuth } from '#features/auth/openAuth.ts';
import { settings } from '#features/auth/settings.ts';
import { experimentsDimension } from '#features/experiments/dimension.ts';
import type { Experiment } from '#features/experiments/experiments.ts';
import { readSettings } from '#platform/configuration/setting.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { PageDimensions } from '#server/pages/dimensions.ts';
import { readerRoute } from '#server/routes/readerRoute.ts';
import { type Answer, startTestServer, type TestServer } from '../../server/support.ts';
import { testShell } from '../../shell/support.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { databaseUnless } from '../../support/databaseAway.ts';

export const siteOrigin = 'https://pagewell.example';
export const sessionName = '__Host-pagewell_session';

export function openSessions(): Promise<DatabaseStore> {
  return openBuiltInStore([{ name: 'auth', migrations }]);
}

interface SiteOptions {
  store: DatabaseStore;
  environment: Readonly<Record<string, string>>;
  site?: SiteConfiguration;
  others?: Partial<Offers>;
  experiments?: readonly Experiment[];
  isDown?: () => boolean;
}

export async function startSite({
  store,
  environment,
  site = { auth: { showAuth: 'always' } },
  others = {},
  experiments,
  isDown = () => false,
}: SiteOptions): Promise<TestServer> {
  const faults: string[] = [];
  const values = readSettings(
    settings,
    { MEMBERS_SECRET: 'a secret of the tests of signing in', ...environment },
    faults,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const dimensions = new PageDimensions(
    experiments
      ? { experiments: experimentsDimension({ experiments, experimentsCookie: undefined }, { https: true }) }
      : {},
  );
  return startTestServer({
    dimensions,
    open: async (parts) => {
      const database = databaseUnless(isDown, store.database);
      const shell = { ...testShell, site: { ...testShell.site, origin: siteOrigin, configuration: site } };
      const renderer = { ...parts.renderer, ...shell };
      const opened = await openAuth(
        {
          ...parts,
          content: { database, jobs: parts.content.jobs },
          renderer,
          https: true,
          others: { ...parts.others, ...others },
        },
        values,
      );
      const reader = opened.reader ? [opened.reader] : [];
      return [...(opened.routes ?? []), readerRoute(reader, parts, parts.log)];
    },
  });
}

/** A browser as far as it matters here: it keeps cookies of two sites, and follows nobody by itself. */
export class FakeBrowser {
  readonly #server: TestServer;
  readonly cookies = new Map<string, string>();
  readonly #ofProvider = new Map<string, string>();

  constructor(server: TestServer) {
    this.#server = server;
  }

  async get(path: string, { method = 'GET', headers = {}, body }: SiteRequest = {}): Promise<Answer> {
    const cookie = written(this.cookies);
    const answer = await this.#server.get(path, {
      method,
      headers: { ...(cookie ? { Cookie: cookie } : {}), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    keep(this.cookies, answer.headers['set-cookie'] ?? []);
    return answer;
  }

  post(path: string, body: unknown): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    return this.get(path, { method: 'POST', headers, body });
  }

  /**
   * Goes to the provider, chooses an account where it is asked to, and comes back with the path and query that the provider
   * sends people to.
   */
  async visitProvider(address: string, account: string): Promise<string> {
    let next = new URL(address);
    for (let steps = 0; steps < 10; steps += 1) {
      if (next.origin === siteOrigin) return next.pathname + next.search;
      const answer = await fetch(next, {
        redirect: 'manual',
        headers: { Cookie: written(this.#ofProvider) },
      });
      keep(this.#ofProvider, answer.headers.getSetCookie());
      const to = answer.headers.get('location');
      await answer.text();
      if (to !== null) next = new URL(to, next);
      else if (next.pathname.includes('/interaction/')) next.searchParams.set('account', account);
      else throw new Error(`The provider has answered ${answer.status} at ${next.pathname}`);
    }
    throw new Error('The provider leads in circles');
  }

  leaveProvider(): void {
    this.#ofProvider.clear();
  }

  async signIn(path: string, account = 'ada'): Promise<Answer> {
    const login = await this.get(path);
    return this.get(await this.visitProvider(login.headers.location ?? '', account));
  }

  async reader(): Promise<{ auth?: { state: string; isShown: boolean; user?: Record<string, string> } }> {
    return JSON.parse((await this.get('/api/reader')).body);
  }
}

interface SiteRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

function written(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map((each) => each.join('=')).join('; ');
}

function keep(cookies: Map<string, string>, headers: readonly string[]): void {
  for (const header of headers) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    if (/max-age=0\b|expires=Thu, 01 Jan 1970/i.test(header)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

export function startProvider(
  more: { accounts?: PretendAccounts; tokenSeconds?: number } = {},
): Promise<PretendProvider> {
  return startPretendProvider({ siteOrigin, ...more });
}
