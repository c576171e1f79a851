import { MissingNewsletterLists } from '#content/site/missingLists.ts';
import type { DriversAnswer, DriversRequest } from '#contracts/placements.ts';
import { driversAddress, isPlaceOfPage, missesLists } from '#contracts/placements.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { pageLimit } from '#feature-kit/pageLimit.ts';
import { posted } from '#feature-kit/postedBody.ts';
import { type ApiRoute, api, type RouteRequest } from '#feature-kit/route.ts';
import { badRequest } from '#platform/http/httpError.ts';
import type { Placement } from '#schemas/generated/types.ts';
import { validateDriversRequest } from '#schemas/generated/validators.js';
import { driverHtml } from '#shell/placements/driverHtml.ts';
import { ownPlacement } from '#shell/placements/placesOf.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { pageContext } from '#transformer/render/pageContext.ts';
import type { DriverData } from '#widgets/driver/driverContent.ts';

const fields: Readonly<Record<keyof DriversRequest, true>> = {
  articlePlacements: true,
  k1: true,
  kMetas: true,
  pageType: true,
  categorySlugs: true,
  profile: true,
  deviceType: true,
  mobileOS: true,
  msiteID: true,
  webContext: true,
  cesData: true,
  excludeVideos: true,
};

const pathPattern = /^\/[A-Za-z0-9/_.~-]{0,199}$/;

export type Drivers = Readonly<Record<string, DriverData>>;

/** For places that the site configuration leaves empty. Never fails: they then stay empty. */
export type AskOthers = (
  places: readonly string[],
  request: Pick<RouteRequest<DriversRequest>, 'headers' | 'body'> & { path: string },
) => Promise<Drivers>;

export function placementRoutes(
  { renderer, log }: Pick<FeatureParts, 'renderer' | 'log'>,
  askOthers: AskOthers,
): ApiRoute[] {
  return [
    api(
      `POST ${driversAddress}{/*path}`,
      {
        limit: pageLimit,
        body: posted<DriversRequest>(validateDriversRequest, { fields: Object.keys(fields) }),
      },
      async ({ body, path: address, headers }) => {
        const path = address.slice(driversAddress.length) || '/';
        if (!pathPattern.test(path)) throw badRequest('No page was found at this path.');
        const names = [...new Set(body.articlePlacements)].filter(isPlaceOfPage);
        const own = ownDrivers(names, path, renderer.site.configuration.placements ?? []);
        const unknown = names.filter((name) => !own.has(name));
        const others = unknown.length > 0 ? await askOthers(unknown, { path, body, headers }) : {};
        const found = new Map([
          ...own,
          ...unknown.flatMap((name): [string, Placement][] => {
            const driver = Object.hasOwn(others, name) ? others[name] : undefined;
            return driver ? [[name, { placementName: name, driver }]] : [];
          }),
        ]);
        if ([...found.values()].some(missesItsLists))
          log.error({ err: new MissingNewsletterLists('answer') }, 'a newsletter driver has no newsletter');
        return { body: answerOf(found, path, renderer), caching: 'private, no-store' };
      },
    ),
  ];
}

function ownDrivers(
  names: readonly string[],
  path: string,
  placements: readonly Placement[],
): Map<string, Placement> {
  return new Map(
    names.flatMap((name): [string, Placement][] => {
      const own = ownPlacement(placements, { path, name });
      return own ? [[name, own]] : [];
    }),
  );
}

function answerOf(
  found: ReadonlyMap<string, Placement>,
  path: string,
  renderer: PageRenderer,
): DriversAnswer {
  const { site, registry, html, assets } = renderer;
  const article = { path, title: '', citations: {}, gated: [] };
  const page = pageContext(article, { experiments: {}, country: undefined, preview: false }, site);
  const parts = { registry, html, site, islandScripts: assets.islandScripts };
  const drivers = [...found].flatMap(([name, { driver, assetName }]) => {
    const { articlePlacement: _, ...data } = driver ?? {};
    const rendered = driverHtml(data, name, page, parts);
    return rendered === '' ? [] : [[name, { html: rendered, ...(assetName ? { assetName } : {}) }] as const];
  });
  return { placementDrivers: Object.fromEntries(drivers) };
}

function missesItsLists({ placementName, driver }: Placement): boolean {
  return driver !== undefined && missesLists({ ...driver, articlePlacement: placementName });
}
