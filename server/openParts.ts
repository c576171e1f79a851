import type { BlockList } from 'node:net';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Content } from '#content/createContentSource.ts';
import { readSiteContent } from '#content/site/readSiteContent.ts';
import { memoize } from '#contracts/memoize.ts';
import type { Services } from '#contracts/services.ts';
import type { BlockFacts, CacheNotifications, FeatureParts } from '#feature-kit/feature.ts';
import {
  builtPartsOf,
  dimensionsOf,
  openFeatures,
  policyOf,
  privatePathsOf,
  unlistedBy,
} from '#features/compose.ts';
import { features } from '#features/features.ts';
import type { ErrorReporter } from '#platform/errorReports/errorReporter.ts';
import { clientAddressBehind } from '#platform/http/clientAddress.ts';
import { WorkQueue } from '#platform/http/workQueue.ts';
import { openMailer } from '#platform/mail/mailer.ts';
import { Outbox } from '#platform/outbox.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { readPageAssets } from '#shell/assets/readPageAssets.ts';
import type { PageAssets } from '#shell/document/pageAssets.ts';
import { renderPageYielding, type YieldingRender } from '#shell/renderPage.ts';
import { loadRegistry } from '#transformer/registry/widget.ts';
import { registry } from '#widgets/registry.ts';
import type { ServerParts } from './app.ts';
import { ContentChecks } from './checks/contentChecks.ts';
import { openCheckers } from './checks/openCheckers.ts';
import { ProblemLog } from './checks/problemLog.ts';
import type { Configuration } from './configuration/configuration.ts';
import { defaultCountry } from './configuration/defaultCountry.ts';
import { LiveSiteConfiguration } from './configuration/liveSiteConfiguration.ts';
import { isSiteOnThisMachine } from './configuration/siteOnThisMachine.ts';
import { observeErrorReports } from './observability/errorReports.ts';
import { createMetrics } from './observability/metrics.ts';
import { observeJobs } from './observability/observeJobs.ts';
import { observeChanges, observeUpstream } from './observability/observeUpstream.ts';
import { openContent } from './openContent.ts';
import { ArticlePages } from './pages/articlePages.ts';
import { countryDimension, PageDimensions } from './pages/dimensions.ts';
import { likelyPages } from './pages/likelyPages.ts';
import { openRenderer } from './pages/openRenderer.ts';
import { onPageChange } from './pages/pageChanges.ts';
import { PageStore } from './pages/pageStore.ts';
import { makePagesAhead } from './pages/pagesAhead.ts';
import { shellPages, shellSitemap } from './pages/shellPages.ts';
import { StoreLists } from './pages/storeLists.ts';
import { openDataFolder } from './process/dataFolder.ts';
import { EventLoopYield } from './process/eventLoopYield.ts';
import { IdleWork } from './process/idleWork.ts';
import { Lifecycle } from './process/lifecycle.ts';
import { openRateLimits } from './process/openRateLimits.ts';
import { countryOf, readerRoute } from './routes/readerRoute.ts';
import { StoredBuilds } from './routes/storedBuilds.ts';

interface Opened {
  parts: ServerParts;
  /** Renders likely pages before readers request them, while other instances serve. */
  prepare: () => Promise<void>;
  /** For commands that find the store locked. */
  announce: (address: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Made by the development server, in place of the build's assets and a store opened here. */
export interface Development {
  assets: PageAssets;
  content: Content;
}

/** Concurrent pages and searches: enough for a slow CMS, few enough that none times out. */
const maxPagesUnderWay = 32;
/** A CMS does not notify us of changes to these. */
const cmsListLifetimeMs = 60_000;
const maxQueuedPages = 1_000;
/** For requests that search or compute. Several readers may share an address. */
const pagesOfClient = { maxRunning: 4, maxWaiting: 16 };
const pagesAheadLimitMs = 5_000;
const maxIdleWork = 100;

export async function openParts(
  configuration: Configuration,
  project: string,
  log: Logger,
  errors?: ErrorReporter,
  development?: Development,
): Promise<Opened> {
  const { dataDir, siteName } = configuration;
  const isDevelopment = configuration.environment === 'development';
  const siteOrigin = configuration.siteOrigin ?? `http://localhost:${configuration.port}`;
  const https = siteOrigin.startsWith('https:');

  await openDataFolder(dataDir);
  const ownContent = readSiteContent(path.join(project, 'fixtures', 'site'));
  const [content, loadedRegistry] = await Promise.all([
    development?.content ?? openContent(configuration, project, log),
    loadRegistry(registry),
  ]);
  const { source, published } = content;
  const isFromCms = content.store === undefined && configuration.siteConfig === undefined;
  const siteConfiguration = await LiveSiteConfiguration.open(source, log, {
    pollIntervalMs: isFromCms ? cmsListLifetimeMs : undefined,
  });
  const policyFor = memoize((site: SiteConfiguration) => policyOf(configuration.features, site));
  const security = {
    https,
    allowsAnyStyle: development !== undefined,
    get sources() {
      return policyFor(siteConfiguration.current);
    },
  };
  const metrics = createMetrics({ processMetrics: true });
  if (errors) observeErrorReports(metrics.registry, errors);
  observeChanges(metrics.registry, content.changes);
  observeJobs(metrics.registry, content.jobs, log);
  if (content.upstreamStatus) observeUpstream(metrics.registry, content.upstreamStatus);
  const queue = new WorkQueue({
    maxRunning: maxPagesUnderWay,
    maxWaiting: maxQueuedPages,
    perClient: pagesOfClient,
    onRefusal: () => metrics.shed.inc(),
  });
  const eventLoop = new EventLoopYield();
  const idleWork = () =>
    new IdleWork({
      isIdle: () => queue.isIdle,
      maxWaiting: maxIdleWork,
      onError: (error) => log.error({ err: error }, 'background work failed'),
    });
  const checkers = openCheckers(ownContent, configuration.siteTimeZone, log);

  const assetsFolder = path.join(project, 'dist', 'client', 'assets');
  const builds = new StoredBuilds(content.database);
  const saveBuild = async () => {
    if (isDevelopment) return;
    try {
      await builds.save(assetsFolder, assets.combinable);
    } catch (err) {
      log.warn({ err }, 'the files of this release are not stored: other releases cannot serve them');
    }
  };
  const assets =
    development?.assets ?? readPageAssets(path.join(project, 'dist', 'client'), builtPartsOf(features));
  let forBlocks: BlockFacts = {};
  let services: Services = {};
  let servedPaths: ReadonlySet<string> = new Set();
  const renderer = await openRenderer({
    ...{ configuration, siteOrigin, ownContent, siteConfiguration, assets, log },
    registry: loadedRegistry,
    services: () => services,
    forBlocks: () => forBlocks,
    isServed: (path) => servedPaths.has(path),
  });
  const render: YieldingRender = (article, context, surroundings) =>
    renderPageYielding(article, context, renderer, eventLoop.yieldIfDue(), surroundings);
  const dimensions = new PageDimensions({
    country: countryDimension(configuration.countryHeader, defaultCountry(configuration)),
    ...dimensionsOf(configuration.features, { https }),
  });
  let cacheNotificationsOf = (): CacheNotifications => 'of none';
  const cacheNotifications = () => cacheNotificationsOf();
  const changing = { source, site: siteConfiguration };
  const pages = new ArticlePages({
    ...changing,
    cacheNotifications,
    render: (article, reader, surroundings) => render(article, { ...reader, preview: false }, surroundings),
    dimensions,
    store: new PageStore(dimensions, configuration.pageCacheBytes),
    queue,
    eventLoop,
    idleWork: idleWork(),
    log,
    metrics,
    contentChecks: new ContentChecks(new ProblemLog(log, metrics), idleWork(), checkers.pages),
    security,
    freshFor: configuration.pageLifetime * 1000,
    deadline: configuration.pageDeadline,
  });
  const mediaFolders = [path.join(dataDir, 'media'), path.join(project, 'fixtures', 'media')];
  const limits = openRateLimits(configuration.databaseUrl === undefined ? undefined : content);
  const outbox = new Outbox();
  const mailer = openMailer({
    smtpUrl: configuration.smtpUrl,
    from: {
      name: siteName,
      address: configuration.mailFrom ?? `newsletter@${new URL(siteOrigin).hostname}`,
    },
    outbox,
  });
  const clientAddress = clientAddressBehind(configuration.trustedProxies.list);
  if (!development) await content.begin();
  const { site } = renderer;
  const around = () => site.configuration;
  const deadline = configuration.pageDeadline;
  const storeLists = new StoreLists({ source, published, site, around, deadline });
  const { listed } = storeLists;
  const variantsFor: FeatureParts['variantsFor'] = (request) => dimensions.variantsFor(request);
  const opened = await openFeatures(configuration.features, {
    log,
    registry: metrics.registry,
    content,
    published,
    listed,
    renderer,
    render,
    check: (...args) => checkers.features.check(...args),
    readerProfile: (request) => dimensions.readerProfile(request),
    onPageChange: (listener) => onPageChange(changing, listener),
    variantsFor,
    clientAddress,
    limits,
    mailer,
    outbox,
    reportError: (report) => errors?.report(report),
    isBusy: () => queue.isFull,
    https,
    isOnThisMachine: isSiteOnThisMachine(configuration),
    isDevelopment,
    folders: { data: dataDir, media: mediaFolders, project },
  });
  forBlocks = opened.forBlocks;
  services = opened.provides;
  servedPaths = new Set(opened.routes.map(({ path }) => path));
  cacheNotificationsOf = opened.tellsCaches;

  const shell = shellPages(renderer);

  return {
    parts: {
      log,
      metrics,
      lifecycle: new Lifecycle(),
      queue,
      source,
      health: content.health,
      pages,
      dimensions,
      listed,
      shell,
      siteConfiguration: around,
      likely: likelyPages({ published, listed, site }),
      sitemap: async () => [...(await shellSitemap(shell, listed)), ...(await opened.sitemap())],
      assetsFolder: development ? undefined : assetsFolder,
      combinedSheet: assets.combinedSheet,
      ofOtherBuild: (name) => builds.read(name),
      mediaFolders,
      metricsAllowed: isDevelopment
        ? withLoopback(configuration.metricsAllow.list)
        : configuration.metricsAllow.list,
      clientAddress,
      limits,
      siteOrigin,
      siteTimeZone: configuration.siteTimeZone,
      security,
      cacheNotifications,
      hostsApart: opened.hostsApart,
      routes: [
        ...opened.routes,
        readerRoute([countryOf(dimensions), ...opened.readers], { variantsFor }, log),
      ],
      tools: renderer.tools,
      unlisted: unlistedBy(features),
      privatePaths: privatePathsOf(features),
      deadline,
      isDevelopment,
    },
    prepare: async () => {
      // A single instance: readers wait, and no other release needs the files now.
      if (configuration.databaseUrl === undefined) return void saveBuild();
      await saveBuild();
      const reader = dimensions.readReader({ headers: {} });
      await makePagesAhead({ pages, listed, reader, log, limit: pagesAheadLimitMs });
    },
    announce: async (address) => content.store?.announceServer(address),
    close: async () => {
      pages.close();
      storeLists.close();
      siteConfiguration.close();
      await opened.close();
      mailer.close();
      await Promise.all([
        checkers.pages.close(),
        checkers.features.close(),
        development ? undefined : content.close(),
      ]);
    },
  };
}

function withLoopback(networks: BlockList): BlockList {
  networks.addSubnet('127.0.0.0', 8, 'ipv4');
  networks.addAddress('::1', 'ipv6');
  return networks;
}
