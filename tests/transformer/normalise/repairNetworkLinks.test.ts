/** @jest-environment jsdom */
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import { transformArticle } from '#transformer/transformArticle.ts';
import { pageRenderer, reader } from '../../support/pageRenderer.ts';

const broken = 'https://go.network.example/link?id=1?mid=2';
const mended = 'https://go.network.example/link?id=1&mid=2';
const linkNetworkHosts = new Set(['go.network.example']);
const renderer = await pageRenderer();

function show(hosts: ReadonlySet<string>, ...blocks: { type: string; data: unknown }[]): HTMLElement {
  const article = {
    path: '/x',
    title: 'x',
    blocks: blocks.map((block, index) => ({ id: `b${index}`, ...block })),
  };
  const { transformed } = transformArticle(article, reader, {
    ...renderer,
    html: createHtmlRenderer(0, hosts),
    site: { ...renderer.site, linkNetworkHosts: hosts },
    islandScripts: renderer.assets.islandScripts,
  });
  document.body.innerHTML = transformed?.blocks.map(({ rendered }) => rendered.html).join('') ?? '';
  return document.body;
}

const paidLinks = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('a[data-affiliate]')].map(
    (link) => link.getAttribute('href')?.split('&rvo_')[0] ?? '',
  );

const blocks = [
  { type: 'product-card', data: { productTitle: 'Jar', ctaUrl: broken } },
  { type: 'quick-look', data: { items: [{ title: 'Jar', linkTitle: 'Shop', link: broken }] } },
  {
    type: 'product-card-carousel',
    data: { cards: [{ id: 'c', type: 'product-card', data: { productTitle: 'Tub', ctaUrl: broken } }] },
  },
  { type: 'rich-text', data: { html: `<p><a rel="sponsored" href="${broken}">Shop</a></p>` } },
  {
    type: 'basic',
    data: { nodes: [{ tag: 'a', attributes: { rel: 'sponsored', href: broken }, children: ['Shop'] }] },
  },
];

describe('the broken addresses of a link network', () => {
  test('are mended wherever a paid link stands', () =>
    expect(paidLinks(show(linkNetworkHosts, ...blocks))).toEqual(blocks.map(() => mended)));

  test('stay as they are on any other host', () =>
    expect(paidLinks(show(new Set(), ...blocks))).toEqual(blocks.map(() => broken)));

  test('are mended in the data that a hydrated block gets', () => {
    const cards = ['Jar', 'Tub'].map((productName) => ({ productName, ctaUrl: broken }));
    const page = show(linkNetworkHosts, { type: 'comparison-dropdown', data: { cards } });
    const props = JSON.parse(page.querySelector('script')?.textContent ?? '');
    expect(props.data.cards.map(({ ctaUrl }: { ctaUrl: string }) => ctaUrl)).toEqual([mended, mended]);
  });
});
