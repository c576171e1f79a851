import {
  placementAttribute,
  placementLoadAttribute,
  placementStageAttribute,
  popupAttribute,
  popupPlacements,
} from '#contracts/placements.ts';
import { escapeAttribute } from '#transformer/escape.ts';
import { pageContext } from '#transformer/page/pageContext.ts';
import type { ShownArticle } from '#transformer/preparedArticle.ts';
import type { ArticleShell } from '../document/articleShell.ts';
import { hasSimpleHeader } from '../header/SimpleHeader.tsx';
import { driverHtml } from './driverHtml.ts';
import { placesOf } from './placesOf.ts';

/** The HTML of what stands at an article's places of marketing. */
export interface ArticlePlacements {
  /** Above the first block. */
  header: string;
  /** Whether a driver stands there from the beginning: readers see it at once, in the place of a block. */
  isHeaderFilled: boolean;
  /** Behind the last block. */
  text: string;
  /** Beside the text, where there is room for it. */
  rail: string;
  /** Windows above the page, none of them open. */
  popups: string;
}

/** Of a page without any. */
export const noPlacements: ArticlePlacements = {
  header: '',
  isHeaderFilled: false,
  text: '',
  rail: '',
  popups: '',
};

/**
 * Fills an article's places of marketing. What the site itself says stands in the page; a place that it says nothing of is empty, and
 * asked for once the page has loaded. A page that somebody pays for has those alone that it names.
 */
export function articlePlacements(article: ShownArticle, shell: ArticleShell): ArticlePlacements {
  const { registry, html, site, assets } = shell;
  const renderer = { registry, html, site, islandScripts: assets.islandScripts };
  if (hasSimpleHeader(article.template) && !article.page?.placements) return noPlacements;
  const places = placesOf(article, site.configuration);
  if (places.length === 0) return noPlacements;
  // What readers have in common: a driver is the same for all of them.
  const page = pageContext(article, { experiments: {}, country: undefined, preview: false }, site);
  const filled = new Map(
    places.map(({ name, own }) => {
      // To ask for it would say which page it is.
      if (!own) return [name, article.quiet ? '' : emptyPlace(name)] as const;
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

/** A place that has to be asked for. It takes up no room until something stands there. */
function emptyPlace(name: string): string {
  return `<div ${placementAttribute}="${escapeAttribute(name)}" ${placementStageAttribute}="queued" ${placementLoadAttribute}></div>`;
}

/** A window above the page, which a script opens: it holds nobody, and can be closed. */
function popup(html: string, page: number): string {
  if (html === '') return '';
  return `<div ${popupAttribute}="${page}" hidden><button type="button" aria-label="Close" lang="en">×</button>${html}</div>`;
}
