import {
  placementAttribute,
  placementLoadAttribute,
  placementStageAttribute,
  popupAttribute,
  popupPlacements,
} from '#contracts/placements.ts';
import type { ShownArticle } from '#transformer/article/preparedArticle.ts';
import { escapeAttribute } from '#transformer/html/escape.ts';
import { pageContext } from '#transformer/render/pageContext.ts';
import type { ArticleShell } from '../document/articleShell.ts';
import { hasSimpleHeader } from '../header/SimpleHeader.tsx';
import { driverHtml } from './driverHtml.ts';
import { placesOf } from './placesOf.ts';

export interface ArticlePlacements {
  header: string;
  /** Whether it contains a driver initially, in place of a first-view block. */
  isHeaderFilled: boolean;
  text: string;
  rail: string;
  popups: string;
}

export const noPlacements: ArticlePlacements = {
  header: '',
  isHeaderFilled: false,
  text: '',
  rail: '',
  popups: '',
};

/**
 * From the site's configuration; others are empty and requested after load.
 * A sponsored page has only those that it names.
 */
export function articlePlacements(article: ShownArticle, shell: ArticleShell): ArticlePlacements {
  const { registry, html, site, assets } = shell;
  const renderer = { registry, html, site, islandScripts: assets.islandScripts };
  if (hasSimpleHeader(article.template) && !article.page?.placements) return noPlacements;
  const places = placesOf(article, site.configuration);
  if (places.length === 0) return noPlacements;
  const page = pageContext(article, { experiments: {}, country: undefined, preview: false }, site);
  const filled = new Map(
    places.map(({ name, own }) => {
      // A request would reveal which page it is.
      if (!own) return [name, article.privatePage ? '' : emptyPlace(name)] as const;
      const data = own.driver && { ...own.driver, articlePlacement: name };
      return [name, data ? driverHtml(data, name, page, renderer) : ''] as const;
    }),
  );
  const at = (name: string): string => filled.get(name) ?? '';
  return {
    header: at('headerNewsletter'),
    isHeaderFilled:
      places.some(({ name, own }) => name === 'headerNewsletter' && own) && at('headerNewsletter') !== '',
    text: at('manualPlacement1'),
    rail: at('rightRail'),
    popups: popupPlacements.map((name, index) => popup(at(name), index + 1)).join(''),
  };
}

/** An empty placement, to be requested. Takes no space until filled. */
function emptyPlace(name: string): string {
  return `<div ${placementAttribute}="${escapeAttribute(name)}" ${placementStageAttribute}="queued" ${placementLoadAttribute}></div>`;
}

/** A pop-up that a script opens: not modal, and closable. */
function popup(html: string, page: number): string {
  if (html === '') return '';
  return `<div ${popupAttribute}="${page}" hidden><button type="button" aria-label="Close" lang="en">×</button>${html}</div>`;
}
