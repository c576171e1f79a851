/** @jest-environment jsdom */
import { articleWith, expectNeighboursIntact, expectNothingRuns, renderHostile } from './hostilePage.ts';

const places: readonly [name: string, block: (src: string) => object][] = [
  [
    'a picture block',
    (src) => ({ type: 'image', data: { src, alt: 'What it shows', width: 800, height: 600 } }),
  ],
  [
    'another version of a picture',
    (src) => ({
      type: 'image',
      data: { src: '/media/a.jpg', alt: 'What it shows', sources: [{ media: '(max-width: 767px)', src }] },
    }),
  ],
  [
    'a picture that is loaded late',
    (src) => ({ type: 'image', data: { src, alt: 'What it shows', lazy: true } }),
  ],
  [
    'rich text',
    (src) => ({ type: 'rich-text', data: { html: `<p><img src="${src}" alt="What it shows">text</p>` } }),
  ],
  [
    'basic nodes',
    (src) => ({
      type: 'basic',
      data: { nodes: [{ tag: 'img', attributes: { src, alt: 'What it shows' } }, 'text'] },
    }),
  ],
  [
    'a product card',
    (src) => ({ type: 'product-card', data: { productTitle: 'P', imgSrc: src, imgAlt: 'What it shows' } }),
  ],
  ['a quote', (src) => ({ type: 'quote', data: { quote: 'Words.', imageSrc: src } })],
  [
    'a poster',
    (src) => ({
      type: 'video',
      data: { videoId: 'abc', poster: { src, alt: 'What it shows', width: 4, height: 3 } },
    }),
  ],
];

function pageWith(block: object) {
  return renderHostile(articleWith({ id: 'hostile', ...block }));
}

/** Every address that the page would load a picture from, those for readers without script included. */
function addressesIn(html: string): string[] {
  const attributes = [
    ...html.matchAll(/\s(?:src|srcset|data-src|data-srcset|poster|imagesrcset)="([^"]*)"/gi),
  ];
  return attributes.flatMap(([, value = '']) =>
    value.split(/,\s+/).map((part) => part.trim().split(' ')[0] ?? ''),
  );
}

describe.each(places)('the address of a picture in %s', (_place, block) => {
  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+',
    'blob:https://pagewell.example/1',
    'file:///etc/passwd',
    'https://user:pass@pictures.example/a.jpg',
    '/media/oats\ud83d.jpg',
    'https://\udc00.example/oats.jpg',
  ])('%s is loaded by nobody, and told', (src) => {
    const page = pageWith(block(src));
    expectNothingRuns(page);
    expectNeighboursIntact(page);
    for (const address of addressesIn(page.main.innerHTML)) {
      expect(decodeURIComponent(address)).not.toContain(src.slice(0, 12));
    }
    expect(page.problems.length).toBeGreaterThan(0);
    expect(page.problems.map(({ rule }) => rule)).not.toContain('block/render-failed');
  });

  test('with a comma, blanks and quotes in it is one address, not several', () => {
    const page = pageWith(block('/media/a.jpg, https://evil.example/x.jpg 2x" onerror="alert(1)'));
    expectNothingRuns(page);
    expectNeighboursIntact(page);
    expect(addressesIn(page.main.innerHTML).filter((address) => address.startsWith('https://evil'))).toEqual(
      [],
    );
  });
});

describe('a picture that may turn out to be missing, slow, huge, or no picture', () => {
  test.each([
    ['of this site', '/media/gone.jpg'],
    ['of another site', 'https://pictures.example/slow.jpg'],
    ['that is a drawing', '/media/drawing.svg'],
    ['that is a page', '/hostile/page'],
  ])('%s keeps its place, has its words, and holds nothing up', (_what, src) => {
    const page = pageWith({
      type: 'image',
      data: { src, alt: 'What it shows', width: 20_000, height: 15_000 },
    });
    const image = page.main.querySelector('img');
    expect(image?.getAttribute('alt')).toBe('What it shows');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['20000', '15000']);
    expect(page.problems).toEqual([]);
  });

  test('a drawing is only ever a picture: nothing of it stands in the page, where its scripts would run', () => {
    const page = pageWith({ type: 'image', data: { src: '/media/drawing.svg', alt: 'A drawing' } });
    expect(page.main.querySelectorAll('object, embed, iframe, svg image, use')).toHaveLength(0);
    expect(page.main.querySelector('img')?.getAttribute('src')).toMatch(/^\/img\?src=/);
  });

  test.each([[-1], [0], [1.5], [1e9], ['800'], [null]])('a width of %j is no width', (width) => {
    const page = pageWith({ type: 'image', data: { src: '/media/a.jpg', alt: 'A', width, height: 600 } });
    expect(page.main.querySelector('img')?.hasAttribute('width')).toBe(false);
    expect(page.problems.map(({ pointer }) => pointer)).toContain('/blocks/1/data/width');
  });
});
