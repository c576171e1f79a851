import type { ShownBlock } from '#transformer/article/preparedArticle.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { LoadedWidget } from '#transformer/registry/widget.ts';
import { renderBlock } from '#transformer/render/renderBlock.tsx';
import { blockContext } from '../../support/blockContext.ts';
import { testSite } from '../../support/site.ts';

const placeholder = 'Widget encountered in basic json to react transform';

function registryOf(widgets: Record<string, Partial<LoadedWidget>>): Map<string, LoadedWidget> {
  const entries = Object.entries(widgets).map(([type, widget]): [string, LoadedWidget] => [
    type,
    { type: 'heading', hydrate: 'never', reads: [], component: () => null, ...widget } as LoadedWidget,
  ]);
  return new Map(entries);
}

function rendererOf(widgets: Record<string, Partial<LoadedWidget>> = {}) {
  return {
    registry: registryOf(widgets),
    html: createHtmlRenderer(0),
    site: testSite,
    islandScripts: () => ({ component: '/assets/quiz.js', runtime: '/assets/hydrate.js' }),
  };
}

function block(parts: Partial<ShownBlock> = {}): ShownBlock {
  return {
    id: 'b1',
    type: 'heading',
    data: { text: 'Hello' },
    pointer: '/blocks/0',
    indexOfKind: 0,
    placeOfKind: 0,
    ...parts,
  };
}

describe('a block', () => {
  test('becomes the HTML of its widget', () => {
    const renderer = rendererOf({
      heading: { component: ({ data }) => <h2>{(data as { text: string }).text}</h2> },
    });
    expect(renderBlock(block(), blockContext(), renderer)).toEqual({
      html: '<h2>Hello</h2>',
      shown: [block()],
      faults: [],
      degraded: false,
    });
  });

  test('gets of its context only what its widget declares', () => {
    const renderer = rendererOf({
      heading: { reads: ['country'], component: (props) => <p>{Object.keys(props.block).join()}</p> },
    });
    expect(renderBlock(block(), blockContext({ country: 'US' }), renderer).html).toBe('<p>country</p>');
  });

  test('of a type for some countries says so to editors who name none, and to nobody else', () => {
    const renderer = rendererOf({
      heading: { countries: ['US', 'GB'], component: () => <h2>Prices</h2> },
      quote: { countries: ['US'], component: () => null },
    });
    const htmlFor = (type: string, preview: boolean, country?: string) =>
      renderBlock(block({ type }), blockContext({ preview, country }), renderer).html;
    expect(htmlFor('heading', true)).toBe(
      '<p lang="en" data-countries-note="">Only readers in some countries get this block: United States, United Kingdom.</p><h2>Prices</h2>',
    );
    expect(htmlFor('heading', true, 'US')).toBe('<h2>Prices</h2>');
    expect(htmlFor('heading', false)).toBe('<h2>Prices</h2>');
    expect(htmlFor('quote', true)).toBe('');
  });

  test('that is invalid is dropped', () => {
    const renderer = rendererOf({ heading: { component: () => <h2>never</h2> } });
    expect(renderBlock(block({ rejection: 'invalid' }), blockContext(), renderer).html).toBe('');
  });

  test('tells what was taken out of its HTML, and where', () => {
    const renderer = rendererOf({
      heading: { component: ({ data }) => <RichHtml html={(data as { items: string[] }).items[1] ?? ''} /> },
    });
    const rendered = renderBlock(
      block({ data: { items: ['one', 'two<iframe src="https://a.example/"></iframe>'] } }),
      blockContext(),
      renderer,
    );
    expect(rendered.html).toBe('<div data-slot="">two</div>');
    expect(rendered.faults).toMatchObject([
      {
        fault: {
          rule: 'html/content-lost',
          severity: 'error',
          at: '/data/items/1',
          evidence: 'iframe https://a.example/',
        },
      },
    ]);
  });
});

describe('a block of unknown type', () => {
  const unknown = block({
    type: 'constructor',
    rejection: 'unknown',
    data: {
      title: 'A title',
      html: '<p>Body <script>x</script>text</p>',
      url: 'https://a.example',
      layout: 'wide',
      attributes: { clinic: 'North Clinic', nested: { title: 'Ask a nurse' } },
    },
  });

  test('shows readers its readable text, and hides the placeholder from them', () => {
    const { html } = renderBlock(unknown, blockContext(), rendererOf());
    expect(html).toContain(`<p lang="en" data-placeholder="" hidden="">${placeholder}</p>`);
    expect(html).toContain('A title');
    expect(html).toContain('<p>Body text</p>');
    expect(html).not.toContain('a.example');
    expect(html).not.toContain('wide');
    // The settings of a shortcode of an imported article.
    expect(html).not.toMatch(/North Clinic|Ask a nurse/);
  });

  test('shows the placeholder in the preview', () => {
    const { html } = renderBlock(unknown, blockContext({ preview: true }), rendererOf());
    expect(html).toContain(`<p lang="en" data-placeholder="">${placeholder}</p>`);
  });

  test('that holds basic nodes becomes elements', () => {
    const data = {
      nodes: [
        { tag: 'p', children: ['Plain ', { tag: 'strong', children: ['words'] }] },
        { tag: 'my-el', children: ['kept as text'] },
        { tag: 'script', children: ['code()'] },
        { tag: 'center', children: ['5'] },
        { tag: 'h6', children: ['10 mg'] },
      ],
    };
    const { html } = renderBlock(
      block({ type: 'old', rejection: 'unknown', data }),
      blockContext(),
      rendererOf(),
    );
    expect(html).toContain('<p>Plain <strong>words</strong></p>kept as text<div>5</div><h4>10 mg</h4>');
    expect(html).not.toMatch(/<script|code\(\)/);
  });

  test.each([[undefined], [null], [7], ['text'], [[]], [{}], [[[[]]]]])(
    'with %j for its data costs nothing',
    (data) => {
      const rendered = renderBlock(
        block({ type: 'x', rejection: 'unknown', data }),
        blockContext(),
        rendererOf(),
      );
      expect(rendered.degraded).toBe(false);
      expect(rendered.html).not.toMatch(/undefined|null|\[object/);
    },
  );
});

describe('an interactive block', () => {
  test('says what to load and when, and carries its data as inert JSON without its HTML', () => {
    const renderer = rendererOf({
      video: {
        type: 'video',
        hydrate: 'visible',
        why: 'it plays',
        component: () => <button type="button">Play</button>,
      } as Partial<LoadedWidget>,
    });
    const data = { title: '</script><script>alert(1)</script>', htmlTitle: '<b>Title</b>' };
    const { html } = renderBlock(block({ type: 'video', data }), blockContext(), renderer);
    expect(html).toMatch(
      /^<pagewell-island data-type="video" data-hydrate="visible" data-script="\/assets\/quiz.js"/,
    );
    expect(html).toContain('data-island-status="waiting"');
    expect(html).toContain('<div data-island-root><button type="button">Play</button></div>');
    const json = /<script type="application\/json" data-island-props>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ data: { title: data.title, htmlTitle: '…' }, block: {} });
  });

  test('is HTML alone where its data needs no script', () => {
    const renderer = rendererOf({
      heading: {
        hydrate: 'visible',
        why: 'it counts',
        needsScript: (data) => JSON.stringify(data).includes('count'),
        component: () => <p>one, two</p>,
      } as Partial<LoadedWidget>,
    });
    const shown = (text: string) => renderBlock(block({ data: { text } }), blockContext(), renderer).html;
    expect(shown('count me')).toMatch(/^<pagewell-island data-type="heading"/);
    expect(shown('do not')).toBe('<p>one, two</p>');
  });

  test('that shows nothing loads nothing', () => {
    const renderer = rendererOf({ video: { hydrate: 'visible', why: 'it plays' } as Partial<LoadedWidget> });
    expect(renderBlock(block({ type: 'video' }), blockContext(), renderer).html).toBe('');
  });
});
