import type { BlockList } from 'node:net';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ContentSource, SourceHealth } from '#content/source/source.ts';
import { sitemapFiles } from '#contracts/siteAddresses.ts';
import type { CacheNotifications, HostApart, SitemapEntry } from '#feature-kit/feature.ts';
import type { Route } from '#feature-kit/route.ts';
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
import type { Lifecycle } from './process/lifecycle.ts';
import { queueRequests } from './process/queueRequests.ts';
import { articles, cachedArticles, movedPosts } from './routes/articleRoute.ts';
import { robotsRoute, sitemapFileRoute, sitemapRoute } from './routes/crawlerRoutes.ts';
import { errorAddress, errorRoute, notFoundRoute } from './routes/errorRoute.ts';
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

export interface ServerParts {
  log: Logger;
  metrics: Metrics;
  lifecycle: Lifecycle;
  queue: WorkQueue;
  source: ContentSource;
  health: () => Promise<SourceHealth>;
  pages: ArticlePages;
  dimensions: PageDimensions;
  listed: () => Promise<ListedArticles>;
  shell: ShellPages;
  siteConfiguration?: (() => unknown) | undefined;
  likely: (path: string) => Promise<PageLink | undefined>;
  sitemap: () => Promise<readonly SitemapEntry[]>;
  routes: readonly Route[];
  tools: readonly Tool[];
  hostsApart?: readonly HostApart[] | undefined;
  unlisted: readonly string[];
  privatePaths?: readonly string[];
  assetsFolder: string | undefined;
  combinedSheet: PageAssets['combinedSheet'];
  ofOtherBuild?: ReadOtherBuild;
  mediaFolders: readonly string[];
  metricsAllowed: BlockList;
  clientAddress: ClientAddress;
  limits: RateLimits;
  siteOrigin: string;
  siteTimeZone: string | undefined;
  security: SecurityFacts;
  cacheNotifications?: () => CacheNotifications;
  deadline: number;
  isDevelopment: boolean;
}

export function createApp(parts: ServerParts): Express {
  const { log, metrics, lifecycle, source, shell, siteOrigin, security } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  // A trailing slash is redirected, so that each page has one address.
  app.enable('strict routing');

  app.use(observeRequests(log, metrics, parts.privatePaths));
  app.use(closeWhenDraining(lifecycle));
  app.use(requestGuard);
  if (parts.hostsApart?.length) app.use(hostsApart(parts.hostsApart));
  app.use(cachedArticles(parts.pages, parts.dimensions));

  const secured = setSecurityHeaders(security);
  const send = pageSender(security, parts.cacheNotifications);
  const queueRoute = (route: RequestHandler) => queueRequests(parts, route);
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
  app.get('/sitemap.xml', named('crawlers'), secured, queueRoute(sitemapRoute(sitemap)));
  app.get(sitemapFiles, named('crawlers'), secured, queueRoute(sitemapFileRoute(sitemap)));
  // Before the features' routes, which may take any other address, such as that of a topic.
  app.use(fixedPagesRoute(shell.fixed, send, parts.siteConfiguration));
  app.use(featureRoutes(parts.routes, { ...parts, send }));

  app.get(/\/$/, secured, movedPosts(parts.pages, parts.dimensions));
  app.get('/', named('home'), homeRoute(parts.listed, shell.home, send));
  app.get('/_error', named('error'), errorAddress);
  app.use(secured, articles(parts.pages, parts.dimensions));

  app.use(notFoundRoute);
  app.use(
    errorRoute({
      errorPage: shell.error,
      likely: parts.likely,
      around: parts.siteConfiguration,
      log,
      refusedWrites: parts.metrics.refusedWrites,
      security,
      tools: parts.tools,
      privatePaths: parts.privatePaths,
      development: parts.isDevelopment,
    }),
  );
  return app;
}
