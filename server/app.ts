import type { BlockList } from 'node:net';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ContentSource, SourceHealth } from '#content/source/source.ts';
import { sitemapFiles } from '#contracts/siteAddresses.ts';
import type { CachesTold, HostApart, SitemapEntry } from '#features/parts/feature.ts';
import type { Route } from '#features/parts/route.ts';
import type { ClientAddress } from '#platform/http/clientAddress.ts';
import type { RateLimits } from '#platform/http/rateLimits.ts';
import type { WorkQueue } from '#platform/http/workQueue.ts';
import type { ListedArticles } from '#shell/articles/listedArticles.ts';
import type { PageAssets } from '#shell/document/pageAssets.ts';
import type { Tool } from '#shell/document/pageShell.ts';
import type { PageLink } from '#shell/errors/likelyPage.ts';
import type { Metrics } from './observability/metrics.ts';
import { named, observeRequests } from './observability/observeRequests.ts';
import type { ArticlePages } from './pages/articlePages.ts';
import type { PageDimensions } from './pages/dimensions.ts';
import type { ShellPages } from './pages/shellPages.ts';
import { closeWhenDraining } from './process/closeWhenDraining.ts';
import { inLine } from './process/inLine.ts';
import type { Lifecycle } from './process/lifecycle.ts';
import { articles, articlesAtHand, movedPosts } from './routes/articleRoute.ts';
import { robotsRoute, sitemapFileRoute, sitemapRoute } from './routes/crawlerRoutes.ts';
import { errorAddress, errorRoute, nothingHere } from './routes/errorRoute.ts';
import { featureRoutes } from './routes/featureRoutes.ts';
import { builtAssets, mediaFiles, type ReadOtherBuild } from './routes/fileRoutes.ts';
import { fixedPagesRoute } from './routes/fixedPagesRoute.ts';
import { livenessRoute, readinessRoute } from './routes/healthRoutes.ts';
import { homeRoute } from './routes/homeRoute.ts';
import { metricsRoute } from './routes/metricsRoute.ts';
import { pageSender } from './routes/pageSender.ts';
import { hostsApart } from './security/hostsApart.ts';
import { requestGuard } from './security/requestGuard.ts';
import { type SecurityFacts, setSecurityHeaders } from './security/securityHeaders.ts';

/** All that the routes work with, made once at start. */
export interface ServerParts {
  log: Logger;
  metrics: Metrics;
  lifecycle: Lifecycle;
  /** Where work that costs much waits for its turn. */
  line: WorkQueue;
  source: ContentSource;
  /** Whether pages can be served now. */
  health: () => Promise<SourceHealth>;
  pages: ArticlePages;
  dimensions: PageDimensions;
  listed: () => Promise<ListedArticles>;
  shell: ShellPages;
  /** What stands around all articles; it never changes, where nothing is said. */
  siteConfiguration?: (() => unknown) | undefined;
  /** The page that somebody was probably after who came to an address without one. Never throws. */
  likely: (path: string) => Promise<PageLink | undefined>;
  /** The pages that are no articles, for search engines. */
  sitemap: () => Promise<readonly SitemapEntry[]>;
  /** What features answer. */
  routes: readonly Route[];
  tools: readonly Tool[];
  /** Hosts of this server that are there for a few addresses alone. */
  hostsApart?: readonly HostApart[] | undefined;
  /** Addresses that crawlers leave alone because of features. */
  unlisted: readonly string[];
  /** Beginnings of paths of which the log has nothing that stands behind them. */
  quiet?: readonly string[];
  /** The folder of the built files; in development there is none. */
  assetsFolder: string | undefined;
  combinedSheet: PageAssets['combinedSheet'];
  /** Reads files of other releases; of none, by default. */
  ofOtherBuild?: ReadOtherBuild;
  mediaFolders: readonly string[];
  metricsAllowed: BlockList;
  clientAddress: ClientAddress;
  limits: RateLimits;
  siteOrigin: string;
  siteTimeZone: string | undefined;
  security: SecurityFacts;
  /** Of which changes caches on the way are told; of none, where nothing is said. */
  cachesTold?: () => CachesTold;
  /** How long a reader waits for a page, in milliseconds. */
  deadline: number;
  isDevelopment: boolean;
}

/** The server: every address it answers, and what stands before and behind them all. */
export function createApp(parts: ServerParts): Express {
  const { log, metrics, lifecycle, source, shell, siteOrigin, security } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  // One page, one address: what ends with a slash is sent on to the address without it.
  app.enable('strict routing');

  app.use(observeRequests(log, metrics, parts.quiet));
  app.use(closeWhenDraining(lifecycle));
  app.use(requestGuard);
  if (parts.hostsApart?.length) app.use(hostsApart(parts.hostsApart));
  app.use(articlesAtHand(parts.pages, parts.dimensions));

  const secured = setSecurityHeaders(security);
  const send = pageSender(security, parts.cachesTold);
  const waiting = (route: RequestHandler) => inLine(parts, route);
  app.get('/healthz', named('health'), secured, livenessRoute);
  app.get('/readyz', named('health'), secured, readinessRoute(lifecycle, parts.health, log));
  app.get(
    '/metrics',
    named('metrics'),
    secured,
    metricsRoute(metrics, parts.metricsAllowed, parts.clientAddress),
  );
  app.use(
    '/assets',
    named('assets'),
    secured,
    builtAssets(parts.assetsFolder, parts.combinedSheet, parts.ofOtherBuild),
  );
  app.use('/media', named('media'), secured, mediaFiles(parts.mediaFolders));
  app.get('/robots.txt', named('crawlers'), secured, robotsRoute(siteOrigin, parts.unlisted));
  const sitemap = { source, otherPages: parts.sitemap, siteOrigin, timeZone: parts.siteTimeZone };
  app.get('/sitemap.xml', named('crawlers'), secured, waiting(sitemapRoute(sitemap)));
  app.get(sitemapFiles, named('crawlers'), secured, waiting(sitemapFileRoute(sitemap)));
  // Before what features answer, which may be any address that no other page has, such as that of a topic.
  app.use(fixedPagesRoute(shell.fixed, send, parts.siteConfiguration));
  app.use(featureRoutes(parts.routes, { ...parts, send }));

  app.get('/', secured, movedPosts(parts.pages, parts.dimensions));
  app.get('/', named('home'), homeRoute(parts.listed, shell.home, send));
  app.get('/_error', named('error'), errorAddress);
  app.use(secured, articles(parts.pages, parts.dimensions));

  app.use(nothingHere);
  app.use(
    errorRoute({
      errorPage: shell.error,
      likely: parts.likely,
      log,
      refusedWrites: parts.metrics.refusedWrites,
      security,
      tools: parts.tools,
      quiet: parts.quiet,
      development: parts.isDevelopment,
    }),
  );
  return app;
}
