import { renderToStaticMarkup } from 'react-dom/server';
import { blockSchemas } from '#schemas/catalogue.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { articleLayout, body, wideBlock } from '#shell/article/articleLayout.styles.ts';
import type { ArticleShell } from '#shell/document/articleShell.ts';
import { type Document, document } from '#shell/document/document.ts';
import { pageLanguage } from '#shell/document/language.ts';
import { pageHead } from '#shell/document/pageHead.ts';
import { placedHtml } from '#transformer/render/blockHtml.ts';
import { frameHostsOf, mediaOriginsOf } from '#transformer/render/frameHosts.ts';
import type { TransformedArticle } from '#transformer/transformArticle.ts';
import type { ColourScheme } from './addresses.ts';

interface GalleryFrame {
  type: BlockType;
  title: string;
  block: TransformedArticle['blocks'][number] | undefined;
  scheme: ColourScheme | undefined;
}

export function galleryFramePage(frame: GalleryFrame, shell: ArticleShell): Document {
  const { type, title, block, scheme } = frame;
  const placing = { registry: shell.registry, wideClass: wideBlock, preview: true };
  const heading = `${blockSchemas[type].title ?? type}: ${title}`;
  return document({
    head: pageHead({ title: heading, canonicalPath: undefined, language: pageLanguage() }, shell),
    body:
      '<main id="main">' +
      renderToStaticMarkup(<h1 className="visually-hidden">{heading}</h1>) +
      `<div class="${articleLayout}"><div class="${body}">` +
      (block ? placedHtml(block.block, block.rendered, placing) : '') +
      '</div></div></main>',
    assets: shell.assets,
    shellParts: ['shell-article'],
    // Nothing precedes it, so the first view may show parts that are further down in an article.
    blockTypes: (block?.rendered.shown ?? []).flatMap(({ type: shown }) => [
      shown,
      ...(shell.registry.get(shown)?.laterParts ?? []),
    ]),
    frames: frameHostsOf(block?.rendered.shown ?? [], shell.registry),
    media: mediaOriginsOf(block?.rendered.shown ?? [], shell.registry),
    rootAttributes: scheme ? { style: `color-scheme:${scheme}` } : {},
  });
}
