import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { ChangeBus } from '#content/changes/changeBus.ts';
import type { EventLog } from '#content/createContentSource.ts';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import { readEnvelope, readListing } from '#content/source/articleDocument.ts';
import type {
  ArticleSummary,
  ChangeListener,
  ContentSource,
  ListPart,
  ListQuery,
  Revisioned,
  SearchResult,
} from '#content/source/source.ts';
import type { Reader } from '#feature-kit/dimension.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { noPartners } from '#feature-kit/partners.ts';
import type { Route } from '#feature-kit/route.ts';
import { unlistedBy } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { searchRoutes } from '#features/search/searchRoutes.ts';
import { clientAddressBehind } from '#platform/http/clientAddress.ts';
import { RateLimits } from '#platform/http/rateLimits.ts';
import { WorkQueue } from '#platform/http/workQueue.ts';
import { openMailer } from '#platform/mail/mailer.ts';
import { Outbox } from '#platform/outbox.ts';
import { createApp, type ServerParts } from '#server/app.ts';
import { ContentChecks } from '#server/checks/contentChecks.ts';
import { ProblemLog } from '#server/checks/problemLog.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { ArticlePages } from '#server/pages/articlePages.ts';
import { PageDimensions } from '#server/pages/dimensions.ts';
import { likelyPages } from '#server/pages/likelyPages.ts';
import type { RenderArticle } from '#server/pages/pageMaker.ts';
import { PageStore } from '#server/pages/pageStore.ts';
import { EventLoopYield } from '#server/process/eventLoopYield.ts';
import { IdleWork } from '#server/process/idleWork.ts';
import { Lifecycle } from '#server/process/lifecycle.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { renderPage } from '#shell/renderPage.ts';
import { collect } from '../content/articles.ts';
import { noDatabase } from '../support/databaseAway.ts';
import { checkerHere } from '../support/editorParts.ts';
import { IndexedArticles } from '../support/indexedArticles.ts';
import { knownArticles } from '../support/knownArticles.ts';
import { listedArticles } from '../support/listedInMemory.ts';
import { byNewest } from '../support/newest.ts';
import { pageRenderer } from '../support/pageRenderer.ts';
import { partsOf } from '../support/parts.ts';

export class FakeSource implements ContentSource {
  readonly articles = new Map<string, Revisioned<unknown>>();
  readonly moved = new Map<string, string>();
  readonly asked: string[] = [];
  /** What comes before each answer: a failure, or a wait. */
  before: (path: string) => Promise<void> | void = () => undefined;
  readonly #listeners = new Set<ChangeListener>();
  #revision = 0;

  publish(path: string, value: unknown = { title: path }): void {
    this.#revision += 1;
    const revision = String(this.#revision);
    this.articles.set(path, { value, revision, updatedAt: '2026-05-04T09:00:00Z' });
    this.tellChange(path);
  }

  tellChange(path: string, revision?: string): void {
    for (const listener of this.#listeners) listener(path, revision);
  }

  async get(path: string): Promise<Revisioned<unknown> | undefined> {
    this.asked.push(path);
    await this.before(path);
    return this.articles.get(path);
  }

  async movedTo(path: string): Promise<string | undefined> {
    return this.moved.get(path);
  }

  async *list(query: ListQuery = {}): AsyncIterable<ArticleSummary> {
    await this.before('list');
    const listed = [...this.articles].map(([path, { updatedAt }]) => ({ path, title: path, updatedAt }));
    const { after = '', until = '\uffff' } = query;
    const within = listed.filter(({ path }) => path > after && path <= until);
    yield* query.order === 'newest' ? within.toSorted(byNewest) : within;
  }

  async at(paths: readonly string[]): Promise<ArticleSummary[]> {
    const found: ArticleSummary[] = [];
    for (const path of paths) {
      await this.before(path);
      const article = this.articles.get(path);
      if (!article) continue;
      const { title, description } = readEnvelope(path, article.value);
      const listing = readListing(article.value);
      found.push({
        path,
        title,
        ...(description && { description }),
        updatedAt: article.updatedAt,
        ...listing,
      });
    }
    return found;
  }

  async parts(size: number): Promise<ListPart[]> {
    return partsOf(await collect(this.list()), size);
  }

  async search(text: string): Promise<SearchResult> {
    await this.before('search');
    return { text, hits: [], total: 0, offset: 0, limit: 10, match: 'none' };
  }

  async suggest(text: string): Promise<string[]> {
    await this.before('suggest');
    return [`${text} powder`];
  }

  onChange(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async site() {
    return undefined;
  }

  onSiteChange() {
    return () => undefined;
  }

  async health() {
    return { ready: true, detail: 'in memory' };
  }
}

/** A page that shows the article as JSON, so that a test can read in it what was rendered for whom. */
export const renderPlainly = async (article: unknown, reader: Reader): ReturnType<RenderArticle> => {
  const html = `<!doctype html><title>page</title>${JSON.stringify({ article, reader })}`;
  return {
    document: { html, css: 'b{}' },
    problems: [],
    degraded: false,
    dependsOn: { countries: [], experiments: [] },
  };
};

export interface TestParts extends Partial<ServerParts> {
  open?: (parts: FeatureParts) => readonly Route[] | Promise<readonly Route[]>;
  events?: EventLog;
  offered?: Partial<FeatureParts>;
  source?: FakeSource;
  render?: RenderArticle;
  freshFor?: number;
  deadline?: number;
}

export interface TestServer extends AsyncDisposable {
  source: FakeSource;
  parts: ServerParts;
  lines: Record<string, unknown>[];
  server: Server;
  url: string;
  get: (path: string, options?: RequestOptions) => Promise<Answer>;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

let renderer: PageRenderer;
beforeAll(async () => {
  renderer = await pageRenderer();
});
export const noEvents: EventLog = {
  record: async () => undefined,
  export: async function* () {},
  purge: async () => 0,
};

export async function startTestServer(given: TestParts = {}): Promise<TestServer> {
  const {
    source = new FakeSource(),
    render = renderPlainly,
    freshFor = 60_000,
    deadline = 1_200,
    dimensions = new PageDimensions({}),
    open = searchRoutes,
    offered = {},
    events = noEvents,
    ...rest
  } = given;
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null, level: 'debug' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const metrics = createMetrics({ processMetrics: false });
  const queue =
    rest.queue ?? new WorkQueue({ maxRunning: 10, maxWaiting: 100, onRefusal: () => metrics.shed.inc() });
  const idleWork = new IdleWork({
    isIdle: () => queue.isIdle,
    maxWaiting: 10,
    onError: (err) => log.error({ err }),
  });
  const lifecycle = new Lifecycle();
  lifecycle.becomeReady();
  const pages = new ArticlePages({
    source,
    render,
    dimensions,
    store: new PageStore(dimensions, 32 * 1024 * 1024),
    queue,
    eventLoop: new EventLoopYield(),
    idleWork,
    log,
    metrics,
    contentChecks: new ContentChecks(new ProblemLog(log, metrics), idleWork, checkerHere),
    security: { https: false },
    ...(rest.cacheNotifications ? { cacheNotifications: rest.cacheNotifications } : {}),
    freshFor,
    deadline,
  });
  const metricsAllowed = new BlockList();
  metricsAllowed.addAddress('127.0.0.1');
  const simplePage = (text: string) => ({ html: `<!doctype html><title>${text}</title>`, css: '' });
  const articles = knownArticles(source);
  const listed = listedArticles(articles);
  const published = new IndexedArticles(articles);
  const limits = new RateLimits();
  const clientAddress = offered.clientAddress ?? clientAddressBehind(new BlockList());
  const outbox = new Outbox();
  const featureParts: FeatureParts = {
    log,
    registry: metrics.registry,
    content: {
      source,
      store: undefined,
      events,
      database: noDatabase,
      jobs: new JobRunner({ database: noDatabase, log }),
      changes: new ChangeBus(log),
    },
    published,
    listed,
    onPageChange: () => () => undefined,
    renderer,
    render: async (article, context) => renderPage(article, context, renderer),
    check: checkerHere.check,
    readerProfile: (request) => dimensions.readerProfile(request),
    variantsFor: (request) => dimensions.variantsFor(request),
    clientAddress,
    limits,
    mailer: openMailer({
      smtpUrl: undefined,
      from: { name: 'Pagewell', address: 'letters@pagewell.example' },
      outbox,
    }),
    outbox,
    partners: noPartners,
    others: {
      cmsNotifies: () => false,
      member: async () => undefined,
      signInLinks: () => [],
      saysYes: () => false,
      hasFullConsent: async () => false,
      onSignIn: async () => undefined,
    },
    reportError: () => undefined,
    isBusy: () => queue.isFull,
    https: false,
    isOnThisMachine: false,
    isDevelopment: false,
    folders: { data: tmpdir(), media: [], project: '.' },
  };
  const parts: ServerParts = {
    log,
    metrics,
    lifecycle,
    queue,
    source,
    health: () => source.health(),
    pages,
    dimensions,
    listed,
    shell: {
      home: ({ newest }) => simplePage(`home ${newest.map(({ path }) => path).join(' ')}`),
      error: (facts) => simplePage(`error ${JSON.stringify(facts)}`),
      fixed: new Map([['/privacy-policy', () => simplePage('privacy')]]),
    },
    assetsFolder: tmpdir(),
    combinedSheet: () => undefined,
    mediaFolders: [],
    metricsAllowed,
    clientAddress,
    limits,
    siteOrigin: 'https://pagewell.example',
    siteTimeZone: undefined,
    security: { https: false },
    likely: likelyPages({ published, listed, site: renderer.site }),
    sitemap: async () => [{ path: '/', changedAt: '2026-05-04T09:00:00Z' }],
    routes: await open({ ...featureParts, ...offered }),
    tools: renderer.tools,
    unlisted: unlistedBy(features),
    deadline,
    isDevelopment: false,
    ...rest,
  };
  const server = createServer(createApp(parts));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    source,
    parts,
    lines,
    server,
    url: `http://127.0.0.1:${port}`,
    get: (path, options) => ask(port, path, options),
    [Symbol.asyncDispose]: async () => {
      pages.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A request as it is: no decoding, no redirects, any header and any method. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: bytes.toString(),
            bytes,
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
