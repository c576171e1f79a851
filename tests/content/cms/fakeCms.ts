import type { Cms } from '#content/cms/cms.ts';
import { CmsSource, type CmsSourceOptions } from '#content/cms/cmsSource.ts';
import type { CmsStore } from '#content/cms/cmsStore.ts';
import { ContractCms } from '#content/cms/contract/contractCms.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { UpstreamOptions } from '#platform/upstream/upstream.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { quietLog } from '../quietLog.ts';

/** Where the CMS of these tests is; nock answers for it. */
export const origin = 'https://cms.example';

export type OpenOptions = UpstreamOptions &
  CmsSourceOptions & { contentApiUrl?: string; log?: ReturnType<typeof quietLog> };

/** What a test of a CMS works with; made anew for each test. */
export interface CmsClient {
  source: CmsSource;
  log: ReturnType<typeof quietLog>;
  /** What the store keeps of it. */
  store: CmsStore;
  /** The store itself. */
  database: DatabaseStore;
  /** Another source on the same store, as after a restart. Nothing is fresh for it, unless a test says so. */
  open: (options?: OpenOptions) => Promise<CmsSource>;
  /** Asks any CMS, and keeps what it gives. */
  openOf: (cms: Cms, options?: OpenOptions) => Promise<CmsSource>;
}

/** Opens a source before each test, over an empty store, and lets no request leave the machine. */
export function withCmsClient(): CmsClient {
  const openOf: CmsClient['openOf'] = async (cms, { log = client.log, ...options } = {}) => {
    client.store = await storeOf(client.database, cms.address);
    const { store } = client;
    const source = new CmsSource(cms, async () => store, log, { freshFor: 0, ...options });
    store.articles.onChange((path) => source.changed(path));
    store.shelf.lists.onChange((path) => source.leadsElsewhere(path));
    return source;
  };
  const open: CmsClient['open'] = async ({ contentApiUrl = origin, ...options } = {}) =>
    openOf(new ContractCms(contentApiUrl, { random: () => 0, ...options }), options);
  // Everything but these is there when a test runs, because it is made before each one.
  const client = { open, openOf } as CmsClient;

  beforeAll(async () => {
    client.database = await openBuiltInStore();
  });
  afterAll(() => client.database.close());
  beforeEach(async () => {
    // The tables of another CMS are emptied for the next one.
    await client.database.cmsArticles('https://before.example/').begin();
    client.log = quietLog();
    client.source = await open();
  });
  afterEach(() => client.source.close());
  return client;
}

/** What a store keeps of the CMS at an address. */
export async function storeOf(database: DatabaseStore, address: string): Promise<CmsStore> {
  const articles = database.cmsArticles(address);
  await articles.begin();
  return {
    articles,
    list: database.cmsList(address),
    state: database.cmsState(address),
    shelf: database.cmsShelf,
    leases: database.leases,
  };
}
