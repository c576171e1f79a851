import {
  buildOf,
  formFactorOf,
  loaderMeta,
  type PageFacts,
  type PageRoute,
  pageRoutes,
} from '#contracts/pageFacts.ts';

/** Pages that begin with a step of their own, by `siteLinks`: spelled out, because all of these would come along. */
const ownStep = /^\/(search|topics|people)(?:\/|$)/;

/** What measurements and errors say of this page. */
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
