import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Article } from '#schemas/generated/types.ts';
import { blockValidators } from '#schemas/generated/validators.js';
import { ArticleHeader } from '#shell/article/ArticleHeader.tsx';
import { Contents } from '#shell/article/Contents.tsx';
import { SiteFooter } from '#shell/footer/SiteFooter.tsx';
import { SiteHeader } from '#shell/header/SiteHeader.tsx';
import type { Site } from '#shell/site/site.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { layoutsOf } from '#transformer/article/layoutVariants.ts';
import { escapeText } from '#transformer/html/escape.ts';
import { repairHtml } from '#transformer/html/repairHtml.tsx';
import { ServerRenderingContext } from '#transformer/html/serverRendering.ts';
import type { LoadedRegistry } from '#transformer/registry/widget.ts';

interface PlainPageParts {
  sanitise: (html: string) => { html: string };
  article: Article;
  registry: LoadedRegistry;
  site: Site;
  css: string;
}

/**
 * The plain alternative to the pipeline, as its best user would write it: the same validators, sanitize-html with the
 * same rules, and the same components, one React tree for the whole page and one `renderToString`. No isolation of blocks, no islands, no head
 * beyond a title, no problems: a block that is not valid is left out. The contents link to the
 * anchors that authors gave, and the reading time is no more than a number.
 */
export function plainPage({ article, registry, site, css, sanitise }: PlainPageParts): string {
  const context: BlockContext = {
    siteName: site.name,
    siteOrigin: site.origin,
    articlePath: article.path,
    privatePath: undefined,
    articleTitle: article.title,
    articleTemplate: article.template,
    articlePicture: article.image?.src,
    contentMeta: article.contentMeta,
    citations: {},
    hiddenAnchors: [],
    indexOfKind: 0,
    placeOfKind: 0,
    nextOfKind: undefined,
    hasFirstPicture: false,
    experiments: {},
    ...layoutsOf({}),
    country: undefined,
    preview: false,
    newsletter: site.configuration.newsletter,
    drugSavings: undefined,
    drugPrices: {},
    drugView: undefined,
    ...site.content,
  };
  const blocks = article.blocks.flatMap(({ id, type, data }) => {
    const widget = registry.get(type);
    if (!widget || !blockValidators.get(type)?.(data)) return [];
    return [
      createElement(widget.component, { key: id, data, block: context, brought: widget.brings?.(data) }),
    ];
  });
  const contents = article.blocks.flatMap(({ id = '', type, data }) =>
    type === 'heading' && data.level !== 3
      ? [{ anchor: String(data.anchor ?? id), text: String(data.text) }]
      : [],
  );
  const rendering = {
    html: (html: string) => repairHtml(sanitise(html).html, site.linkNetworkHosts),
    markOf: () => ({}),
    nestedBlock: () => '',
    nextPicture: () => 'lazy' as const,
    linkNetworkHosts: site.linkNetworkHosts,
    report: () => {},
  };
  const body = renderToString(
    <ServerRenderingContext value={rendering}>
      <SiteHeader
        site={site}
        panels={undefined}
        path={undefined}
        menuPieces=""
        pieces=""
        logoIsHeading={false}
      />
      <main>
        <ArticleHeader
          article={article}
          topic={undefined}
          people={site.people}
          readingMinutes={8}
          timeZone={undefined}
        />
        <Contents place="control" entries={contents} />
        {blocks}
      </main>
      <SiteFooter site={site} />
    </ServerRenderingContext>,
  );
  return `<!doctype html><html lang="en"><head><title>${escapeText(article.title)}</title><style>${css}</style></head><body>${body}</body></html>`;
}
