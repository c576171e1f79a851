/** @jest-environment jsdom */

import fc from 'fast-check';
import { linkNetworkHost } from '#contracts/affiliate.ts';
import { isAllowedAttribute, isAllowedTag } from '#transformer/html/allowList.ts';
import { createHtmlRenderer, renderHtml } from '#transformer/html/htmlRenderer.ts';
import { repairHtml } from '#transformer/html/repairHtml.tsx';
import { sanitiseHtml } from '#transformer/html/sanitiseHtml.ts';
import { hostileFragments } from '../hostile/payloads.ts';

const hosts = new Set([linkNetworkHost]);

function asBrowserReads(html: string): HTMLElement {
  const markup = `<div>${repairHtml(sanitiseHtml(html).html, hosts)}</div>`;
  return new DOMParser().parseFromString(markup, 'text/html').body;
}

/** The scheme that a browser finds in an address; `none:` where it leads nowhere but inside the site. */
function schemeOf(address: string): string {
  const site = 'https://site.invalid';
  if (!URL.canParse(address, site)) return 'none:';
  const { protocol, origin } = new URL(address, site);
  return origin === site ? 'none:' : protocol;
}

function expectHarmless(body: HTMLElement): void {
  for (const element of body.querySelectorAll('div *')) {
    const tag = element.localName;
    // The frame that we put around a table. Content has no way to write one: `role` is no attribute of its.
    if (element.matches('[role=group]:has(> table)')) continue;
    expect(isAllowedTag(tag)).toBe(true);
    for (const { name, value } of element.attributes) {
      const proxied = tag === 'img' && ['srcset', 'sizes'].includes(name);
      expect(proxied || isAllowedAttribute(tag, name) ? name : `not allowed: ${tag}[${name}]`).toBe(name);
      if (name === 'href' || name === 'src') expect(schemeOf(value)).toMatch(/^(?:https?|mailto|tel|none):$/);
    }
  }
}

describe('rich HTML', () => {
  test.each(hostileFragments)(
    '%j leaves nothing that runs, loads or lays itself over the page',
    (fragment) => {
      expectHarmless(asBrowserReads(fragment));
    },
  );

  test('keeps what prose is made of', () => {
    const html =
      '<p>Take <strong>10 g</strong> a <em>day</em>,<br/>see <a href="/nutrition/collagen">our guide</a>.</p><ul><li>one</li></ul>';
    expect(repairHtml(sanitiseHtml(html).html, hosts)).toBe(html);
  });

  test('shows the mark of a source as its number, behind the text in it', () => {
    const body = asBrowserReads(
      '<p>See <cite data-source="ods-zinc 3 2">the <em>fact sheet</em></cite>.</p>',
    );
    const link = body.querySelector('sup > a');
    expect(body.textContent).toBe('See the fact sheetSource 3.');
    expect([link?.id, link?.getAttribute('href')]).toEqual(['cite-ods-zinc-2', '#source-ods-zinc']);
    expect(body.querySelector('cite')).toBeNull();
  });

  test.each(['ods-zinc', 'ods-zinc 0 1', '" onclick="x 1 1', 'a&quot;b 1 1', 'a 1 1 1', ''])(
    'shows nothing of a mark that nobody numbered: %s',
    (value) => {
      const body = asBrowserReads(`<p>It helps.<cite data-source="${value}"></cite></p>`);
      expect(body.textContent).toBe('It helps.');
      expect(body.querySelector('a, sup, [data-source]')).toBeNull();
    },
  );

  test('keeps the text of elements that it does not know', () =>
    expect(asBrowserReads('<my-el>readable</my-el> and <font color=red>this</font>').textContent).toBe(
      'readable and this',
    ));

  test('drops the text of what is no text for readers', () =>
    expect(asBrowserReads('a<script>code()</script>b<style>p{}</style>c').textContent).toBe('abc'));

  test('shows text that only looks like HTML as text', () => {
    expect(asBrowserReads('2 < 3 & 5 > 4').textContent).toBe('2 < 3 & 5 > 4');
    expect(asBrowserReads('plain > text').textContent).toBe('plain > text');
  });

  test('says which content it took out, each kind once, and nothing of looks', () => {
    const { removals } = sanitiseHtml(
      '<iframe src="/a"></iframe><iframe src="/b"></iframe><div onclick="x">t</div><video></video><a href="javascript:x">l</a>',
    );
    expect(removals).toEqual([
      { kind: 'content', detail: 'iframe /a' },
      { kind: 'content', detail: 'video' },
      { kind: 'link', detail: 'javascript:x' },
    ]);
  });

  test('says nothing of clean HTML', () =>
    expect(sanitiseHtml('<p>See <a href="https://nih.example/a?b=1&amp;c=2">this</a>.</p>').removals).toEqual(
      [],
    ));

  test('marks paid links for search engines, and others as leading away', () => {
    const body = asBrowserReads(
      '<a rel="sponsored" href="https://shop.example/">paid</a><a href="https://nih.example/">source</a><a href="/x">own</a>',
    );
    const [paid, source, own] = [...body.querySelectorAll('a')];
    expect(paid?.rel).toBe('sponsored nofollow noopener');
    expect(paid?.hasAttribute('data-affiliate')).toBe(true);
    expect(source?.rel).toBe('noopener');
    expect(own?.hasAttribute('rel')).toBe(false);
  });

  test('lets no link pass for an affiliate link that is not marked as paid', () => {
    const { html, removals } = sanitiseHtml('<a data-affiliate href="https://nih.example/">x</a>');
    expect(html).toBe('<a href="https://nih.example/" rel="noopener">x</a>');
    expect(removals).toEqual([{ kind: 'mark', detail: 'data-affiliate' }]);
  });

  test('makes a paid link an affiliate link: with our marker, and mended on the link network’s host', () => {
    const hrefOf = (html: string) => asBrowserReads(html).querySelector('a')?.getAttribute('href');
    expect(hrefOf('<a rel="sponsored" href="https://shop.example/?a=1">paid</a>')).toBe(
      'https://shop.example/?a=1&rvo_aff=pagewell',
    );
    const network = `https://${linkNetworkHost}/link`;
    expect(hrefOf(`<a rel="sponsored" href="${network}?id=1?mid=2">paid</a>`)).toBe(
      `${network}?id=1&mid=2&rvo_aff=pagewell`,
    );
    expect(hrefOf('<a rel="sponsored" href="https://shop.example:99999/">paid</a>')).toBe(
      'https://shop.example:99999/',
    );
    expect(hrefOf('<a href="https://shop.example/?a=1">unpaid</a>')).toBe('https://shop.example/?a=1');
  });

  test('shows pictures through the image proxy, lazily', () => {
    const image = asBrowserReads('<img src="/media/a.jpg" alt="A jar" loading="eager">').querySelector('img');
    expect(image?.getAttribute('src')).toBe('/img?src=%2Fmedia%2Fa.jpg&w=1382');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.alt).toBe('A jar');
  });

  test.each([
    ['data-src', '<img src="data:image/gif;base64,xx" data-src="/a.jpg">', '/a.jpg'],
    [
      'data-lazy-src',
      '<img src="/1x1.gif" data-lazy-src="https://b.example/a.jpg">',
      'https://b.example/a.jpg',
    ],
    ['data-original', '<img data-original="/a.jpg">', '/a.jpg'],
    ['data-srcset', '<img src="/1x1.gif" data-srcset="/a,1.jpg 300w, /a,2.jpg 600w">', '/a,2.jpg'],
    ['srcset alone', '<img srcset="/a.jpg, /b.jpg 2x">', '/b.jpg'],
    ['srcset beside a placeholder', '<img src="data:x" srcset="/a.jpg 1.5x,">', '/a.jpg'],
    ['src beside a srcset', '<img src="/a.jpg" srcset="/b.jpg 2x">', '/a.jpg'],
    ['src beside a mark of a script', '<img src="/a.jpg" data-src="{}">', '/a.jpg'],
  ])('shows pictures that a script of the original loads late: %s', (_what, html, address) => {
    const shown = asBrowserReads(html).querySelector('img')?.getAttribute('src');
    expect(shown).toContain(`src=${encodeURIComponent(address)}`);
    expect(sanitiseHtml(html).removals).toEqual([]);
  });

  test.each([
    ['data-src', '<img src="/1x1.gif" data-src="http://a.example/a.jpg">', 'http://a.example/a.jpg'],
    ['srcset', '<img src="data:x" srcset="javascript:x 2x">', 'javascript:x'],
  ])('but not from an address that is not safe: %s', (_what, html, what) => {
    expect(asBrowserReads(html).querySelector('img')).toBeNull();
    expect(sanitiseHtml(html).removals).toEqual([{ kind: 'image', detail: what }]);
  });

  test('hands readers who want no motion the first frame of an animated picture alone', () => {
    const gif = asBrowserReads('<p><img src="/media/stir.gif" alt="Stirred" width="480" height="360"></p>');
    const still = gif.querySelector('picture > source');
    expect(still?.getAttribute('media')).toBe('(prefers-reduced-motion: reduce)');
    expect(still?.getAttribute('srcset')).toBe('/img?src=%2Fmedia%2Fstir.gif&w=1382&still');
    const image = gif.querySelector('picture > img');
    expect([image?.getAttribute('alt'), image?.getAttribute('loading')]).toEqual(['Stirred', 'lazy']);
    expect(asBrowserReads('<img src="/media/a.jpg" alt="">').querySelector('picture')).toBeNull();
  });

  test('leaves out a picture from anywhere but https and this site', () =>
    expect(
      asBrowserReads(
        '<img src="http://a.example/x.jpg"><img src="data:image/png;base64,xx"><img>',
      ).querySelector('img'),
    ).toBeNull());

  test('keeps what stands 49 elements deep as it is, and flattens what is deeper', () => {
    const nested = (depth: number): string => `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`;
    expect(sanitiseHtml(nested(49)).html).toBe(nested(49));
    expect(sanitiseHtml(nested(5_000)).html).toBe(nested(50));
  });

  test('cuts a field that is too long, and says so', () => {
    const { html, removals } = sanitiseHtml(`<p>${'word '.repeat(200_000)}</p>`);
    expect(html.length).toBeLessThan(200_000);
    expect(removals[0]?.kind).toBe('length');
  });

  test('is done with what it has cleaned: cleaning again changes nothing', () => {
    for (const fragment of hostileFragments) {
      const once = sanitiseHtml(fragment).html;
      if (!once.includes('/img?')) expect(sanitiseHtml(once).html).toBe(once);
    }
  });

  test('never throws, and never grows a fragment more than its escapes do', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '</',
      'p',
      'b',
      'a href="',
      'javascript:',
      '"',
      "'",
      '&',
      '&#',
      ';',
      '<!--',
      '-->',
      '<script',
      'style',
      '\0',
      ' ',
      '=',
      'x',
      '<table>',
      '<tr>',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const fragment = parts.join('');
        const body = asBrowserReads(fragment);
        expectHarmless(body);
        expect(sanitiseHtml(fragment).html.length).toBeLessThanOrEqual(fragment.length * 8 + 200);
      }),
      { numRuns: 500 },
    );
  });
});

describe('HTML that cannot be mended', () => {
  const fail = (): never => {
    throw new RangeError('out of memory');
  };

  test('gives an empty result, and says so, instead of costing its block', () =>
    expect(renderHtml('<p>lost</p>', { repair: fail })).toEqual({
      html: '',
      removals: [{ kind: 'fragment', detail: '<p>lost</p>' }],
    }));
});

describe('the renderer of rich HTML', () => {
  test('mends a fragment once, however often it is shown', () => {
    const render = createHtmlRenderer(10_000);
    expect(render('<p>one</p>')).toBe(render('<p>one</p>'));
    const long = `<p>${'long '.repeat(100)}</p>`;
    expect(render(long)).toBe(render(long));
  });

  test('loads the first picture at once where that is asked for, and all others when they come near', () => {
    const render = createHtmlRenderer(10_000);
    const html = '<img src="/a.jpg"><img src="data:x"><img src="/b.jpg" loading="eager">';
    const loading = (shown: string) => [...shown.matchAll(/ loading="(\w+)"/g)].map(([, how]) => how);
    expect(loading(render(html).html)).toEqual(['lazy', 'lazy']);
    expect(loading(render(html, 'eager').html)).toEqual(['eager', 'lazy']);
    expect(loading(render(html).html)).toEqual(['lazy', 'lazy']);
  });

  test('keeps no more than its bound', () => {
    const render = createHtmlRenderer(30);
    const first = render('<p>one</p>');
    render('<p>two two two two</p>');
    render('<p>three three</p>');
    expect(render('<p>one</p>')).not.toBe(first);
  });
});
