import {
  buildOf,
  formFactorOf,
  loaderMeta,
  type PageFacts,
  type PageRoute,
  pageRoutes,
} from '#contracts/pageFacts.ts';

/** First path segments of pages, as in `siteLinks`: repeated here, because importing that would load all of it. */
const ownStep = /^\/(search|topics|people)(?:\/|$)/;

export function pageFacts(page: Document = document): PageFacts {
  const build = buildOf(page.querySelector<HTMLMetaElement>(`meta[name=${loaderMeta}]`)?.content ?? '');
  return {
    ...(build === undefined ? {} : { build }),
    route: routeOf(page, location.pathname),
    formfactor: formFactorOf(innerWidth),
  };
}

function routeOf(page: Document, path: string): PageRoute {
  if (path === '/') return 'home';
  const step = ownStep.exec(path)?.[1];
  return (
    pageRoutes.find((route) => route === step) ?? (page.querySelector('main > article') ? 'article' : 'other')
  );
}
