import { articlePage } from '#shell/article/articlePage.tsx';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import { siteBar } from '#shell/page/siteBar.tsx';
import type { PageRenderer } from '#shell/renderPage.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import { loadRegistry } from '#transformer/registry/widget.ts';
import { registry } from '#widgets/registry.ts';
import { testShell, transformedArticle } from '../support.ts';

const announcementBar = { campaignName: 'letter-2026', announcementText: 'We write letters now.' };
let withBar: PageShell & Pick<PageRenderer, 'registry' | 'html'>;
beforeAll(async () => {
  withBar = {
    ...testShell,
    registry: await loadRegistry(registry),
    html: createHtmlRenderer(0),
    site: { ...testShell.site, configuration: { announcementBar } },
  };
});
const reader = { preview: false, experiments: {} };

describe('the announcement of the site', () => {
  it('stands above the header of an article and of a page of the shell, with its style sheet', () => {
    const article = articlePage(transformedArticle(), reader, withBar);
    const page = shellPage({ title: 'T', part: 'shell-text', children: 'Text' }, withBar);
    for (const { html, css } of [article, page]) {
      expect(html).toMatch(/We write letters now\..*<header/s);
      expect(html).toContain('&quot;pagewell:bar:letter-2026&quot;');
      expect(css).toContain('announcement-bar');
    }
  });

  it('gives way to a bar that the article brings', () => {
    const own = { type: 'announcement-bar', data: { campaignName: 'own' }, html: '<aside>Own</aside>' };
    const { html } = articlePage(transformedArticle({}, [own]), reader, withBar);
    expect(html).toContain('<aside>Own</aside>');
    expect(html).not.toContain('We write letters now.');
  });

  it('is not there where the site has none, or one that says nothing, or in a preview', () => {
    expect(siteBar({})).toBeUndefined();
    expect(siteBar({ announcementBar: { campaignName: 'x' } })).toBeUndefined();
    const preview = articlePage(transformedArticle(), { ...reader, preview: true }, withBar);
    expect(preview.html).not.toContain('We write letters now.');
  });
});
