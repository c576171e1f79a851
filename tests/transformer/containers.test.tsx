import { generateBlockFields } from '#build/schemas/generatedFields.ts';
import type { LoadedWidget } from '#transformer/registry/widget.ts';
import type { BlockHtml } from '#transformer/render/blockHtml.ts';
import { deepFreeze } from '../support/deepFreeze.ts';
import { registerShelf, schemaFilesWithShelf } from '../support/shelf.ts';
import { asData } from '../support/written.ts';

await registerShelf();
const { createHtmlRenderer } = await import('#transformer/html/htmlRenderer.ts');
const { RichHtml } = await import('#transformer/html/RichHtml.tsx');
const { NestedBlock } = await import('#transformer/html/NestedBlock.tsx');
const { dependsOn } = await import('#transformer/normalise/dependsOn.ts');
const { maxBlockNesting, maxNestedBlocks } = await import('#transformer/article/limits.ts');
const { transformArticle } = await import('#transformer/transformArticle.ts');
const { validateArticle } = await import('#transformer/validate/validateArticle.ts');
const { testSite } = await import('../support/site.ts');
const { check } = await import('#rules/check.ts');

interface InShelf {
  lead?: object;
  items: object[];
  rows?: { left: object; right?: object }[];
  note?: string;
}

const heading = (id: string, text: unknown = `About ${id}`) => ({ id, type: 'heading', data: { text } });
const image = (id: string) => ({ id, type: 'image', data: { src: `/media/${id}.jpg`, alt: 'A bed' } });
const shelf = (id: string, data: Partial<InShelf>) => ({ id, type: 'shelf', data });
const articleOf = (...blocks: unknown[]) => deepFreeze({ path: '/health/sleep', title: 'Sleep', blocks });

const widgets: Record<string, Partial<LoadedWidget>> = {
  heading: {
    reads: ['indexOfKind'],
    component: ({ data, block }) => {
      const { text, anchor } = data as { text: string; anchor: string };
      if (text === 'throw') throw new Error('as asked');
      return (
        <h2 id={anchor}>
          {text} #{block.indexOfKind}
        </h2>
      );
    },
  },
  image: {
    reads: ['hasFirstPicture'],
    component: ({ block }) => <img alt="" loading={block.hasFirstPicture ? 'eager' : 'lazy'} />,
  },
  list: { component: () => <ul /> },
  'rich-text': { component: ({ data }) => <RichHtml html={(data as { html: string }).html} /> },
  basic: { component: () => null },
  shelf: {
    component: ({ data }) => {
      const { lead, items, rows = [], note } = data as InShelf;
      return (
        <section>
          {lead && <NestedBlock block={lead} className="lead" />}
          <ul>
            {items.map((item, index) => (
              <NestedBlock key={index} as="li" block={item} />
            ))}
          </ul>
          {rows.map(({ left, right }, index) => (
            <p key={index}>
              <NestedBlock as="span" block={left} />
              {right && <NestedBlock as="span" block={right} />}
            </p>
          ))}
          {note && <RichHtml html={note} />}
        </section>
      );
    },
  },
};

function registry(own: Record<string, Partial<LoadedWidget>> = {}) {
  return new Map(
    Object.entries({ ...widgets, ...own }).map(([type, widget]) => [
      type,
      { type, hydrate: 'never', reads: [], component: () => null, ...widget } as LoadedWidget,
    ]),
  );
}

const reader = { experiments: {}, country: undefined, preview: false };

function transform(
  article: unknown,
  context: Partial<Parameters<typeof transformArticle>[1]> = {},
  own: Record<string, Partial<LoadedWidget>> = {},
) {
  const { validated, transformed, problems } = transformArticle(
    article,
    { ...reader, ...context },
    {
      registry: registry(own),
      html: createHtmlRenderer(0),
      site: testSite,
      islandScripts: () => ({ component: '/assets/shelf.js', runtime: '/assets/hydrate.js' }),
    },
  );
  const rendered: readonly BlockHtml[] = transformed?.blocks.map((block) => block.rendered) ?? [];
  return { html: rendered.map(({ html }) => html).join('\n'), rendered, problems, validated, transformed };
}

const told = (problems: readonly { rule: string; pointer: string }[]) =>
  problems.map(({ rule, pointer }) => `${rule} ${pointer}`);

test('the fields of a container that hold blocks follow from its schema, with the types that each takes', () =>
  expect(generateBlockFields(schemaFilesWithShelf())).toContain(
    "'shelf': [{ path: '/lead' }, { path: '/items/*', types: ['heading', 'list', 'shelf'] }, { path: '/rows/*/left' }, { path: '/rows/*/right' }],",
  ));

describe('a block in a container', () => {
  test('that is as it should be stays what its author wrote', () => {
    const article = articleOf(
      shelf('s', { lead: heading('a'), items: [heading('b')], rows: [{ left: heading('c') }] }),
    );
    const { article: prepared, problems } = validateArticle(article);
    expect(problems).toEqual([]);
    expect(asData(prepared?.blocks[0]?.data)).toEqual(Reflect.get(article.blocks[0] as object, 'data'));
  });

  test('is checked on its own, and told with its own id, type and place', () => {
    const { problems } = transform(
      articleOf(
        shelf('s', {
          items: [heading('a'), { id: 'l', type: 'list', data: { items: ['x', 7] } }],
          rows: [{ left: heading('b', 7), right: heading('c') }],
        }),
      ),
    );
    expect(told(problems)).toEqual([
      'schema/type /blocks/0/data/items/1/data/items/1',
      'schema/type /blocks/0/data/rows/0/left/data/text',
    ]);
    expect(problems.map(({ blockId, blockType }) => `${blockType} ${blockId}`)).toEqual([
      'list l',
      'heading b',
    ]);
  });

  test.each<[string, unknown]>([
    ['a text', 'text'],
    ['a number', 7],
    ['nothing', null],
    ['a list', []],
  ])('that is %s goes, and what stands beside it stays', (_what, value) => {
    const { html, problems } = transform(
      articleOf(shelf('s', { items: [value as object, heading('b')], lead: value as object })),
    );
    expect(told(problems)).toEqual([
      'block/malformed /blocks/0/data/lead',
      'block/malformed /blocks/0/data/items/0',
    ]);
    expect(html).toContain('About b');
    expect(html).not.toContain('lead');
  });

  test('that cannot be shown takes with it what cannot be without it, and nothing else', () => {
    const { html, problems } = transform(
      articleOf(
        shelf('s', {
          items: [heading('a')],
          rows: [{ left: heading('b', 7) }, { left: heading('c'), right: heading('d', 7) }],
        }),
      ),
    );
    expect(html).toMatch(/About a.*<p>.*About c/);
    expect(html.match(/<p>/g)).toHaveLength(1);
    expect(told(problems)).toEqual([
      'schema/type /blocks/0/data/rows/0/left/data/text',
      'schema/type /blocks/0/data/rows/1/right/data/text',
    ]);
  });

  test('that was the last one takes the container with it, told once', () => {
    const { html, problems } = transform(
      articleOf(shelf('s', { items: [heading('a', 7)] }), heading('after')),
    );
    expect(html).toBe('\n<h2 id="about-after">About after #0</h2>');
    expect(told(problems)).toEqual(['schema/type /blocks/0/data/items/0/data/text']);
  });

  test('of a type that its place does not take goes, told at its type', () => {
    const { html, problems } = transform(
      articleOf(shelf('s', { items: [heading('a'), image('i')], lead: image('j') })),
    );
    expect(problems).toMatchObject([
      { rule: 'block/not-allowed', pointer: '/blocks/0/data/items/1/type', blockId: 'i', blockType: 'image' },
    ]);
    expect(problems[0]?.message).toContain('"heading", "list" or "shelf"');
    expect(html.match(/<img/g)).toHaveLength(1);
  });

  test('of unknown type is shown as its text, also where only some types are taken', () => {
    const { html, problems } = transform(
      articleOf(shelf('s', { items: [{ id: 'x', type: 'holo-deck', data: { text: 'Kept words' } }] })),
    );
    expect(html).toContain('Kept words');
    expect(told(problems)).toEqual(['block/unknown-type /blocks/0/data/items/0/type']);
  });

  test('goes where it stands deeper than the limit', () => {
    const nest = (levels: number): object =>
      levels === 0 ? heading('h') : shelf(`s${levels}`, { items: [nest(levels - 1)] });
    expect(transform(articleOf(nest(maxBlockNesting))).problems).toEqual([]);
    expect(told(transform(articleOf(nest(maxBlockNesting + 1))).problems)).toEqual([
      `block/too-deep /blocks/0${'/data/items/0'.repeat(maxBlockNesting + 1)}`,
    ]);
  });

  test('counts towards the limit of the article', () => {
    const full = (id: string) =>
      shelf(id, { items: Array.from({ length: 50 }, (_, index) => heading(`${id}-${index}`)) });
    const shelves = Array.from({ length: maxNestedBlocks / 50 }, (_, index) => full(`s${index}`));
    expect(transform(articleOf(...shelves)).problems).toEqual([]);
    const beyond = transform(articleOf(...shelves, shelf('t', { items: [heading('x'), heading('y')] })));
    expect(told(beyond.problems)).toEqual([`block/too-many /blocks/${shelves.length}/data/items/0`]);
  });

  test('has an id that is unique in the article, made where its author gave none', () => {
    const { transformed, problems } = transform(
      articleOf(
        heading('a'),
        shelf('s', { items: [heading('a'), { type: 'heading', data: { text: 'New' } }] }),
      ),
    );
    expect(told(problems)).toEqual([
      'id/duplicate /blocks/1/data/items/0/id',
      'id/missing /blocks/1/data/items/1/id',
    ]);
    const { items } = (transformed?.blocks[1]?.block.data ?? { items: [] }) as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^heading-[0-9a-f]{8}$/),
      expect.stringMatching(/^heading-[0-9a-f]{8}$/),
    ]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
  });

  test('that is a heading has an anchor that is unique in the article', () => {
    const { html } = transform(
      articleOf(heading('a', 'Same'), shelf('s', { items: [heading('b', 'Same')] }), heading('c', 'Same')),
    );
    expect(html.match(/id="[^"]*"/g)).toEqual(['id="same"', 'id="same-2"', 'id="same-3"']);
  });

  test('is numbered among its kind in reading order, wherever it stands', () => {
    const { html } = transform(
      articleOf(
        heading('a'),
        shelf('s', {
          rows: [
            { left: heading('d'), right: heading('e') },
            { left: heading('f'), right: heading('g') },
          ],
          items: [heading('b'), shelf('t', { items: [heading('c')] })],
        }),
        heading('h'),
      ),
    );
    expect([...html.matchAll(/About (\w) #(\d)/g)].map(([, id, number]) => `${id}${number}`)).toEqual(
      'a0 b1 c2 d3 e4 f5 g6 h7'.split(' '),
    );
  });

  test('alone is the one with the first picture, where that is in it', () => {
    const { html } = transform(
      articleOf(
        shelf('s', { items: [heading('a')], rows: [{ left: image('i'), right: image('j') }] }),
        image('k'),
      ),
    );
    expect(html.match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"', 'loading="lazy"']);
  });

  test('goes with its condition, and what is told of those behind it is at the place where it was written', () => {
    const article = articleOf(
      shelf('s', {
        lead: { ...heading('a'), when: { countries: ['US'] } },
        items: [
          { ...heading('b'), when: { experiment: 'deal', variant: 'high' } },
          heading('throw-me', 'throw'),
          heading('c'),
        ],
      }),
    );
    const everywhere = transform(article);
    expect(everywhere.html).not.toMatch(/About [ab]/);
    expect(everywhere.validated && dependsOn(everywhere.validated.allBlocks, registry())).toEqual({
      experiments: ['deal'],
      countries: ['US'],
    });
    expect(told(everywhere.problems)).toEqual(['block/render-failed /blocks/0/data/items/1']);
    const own = transform(article, { country: 'US', experiments: { deal: 'high' } });
    expect(own.html).toMatch(/About a.*About b.*About c/);
  });

  test('that throws costs only itself, and is told as itself', () => {
    const { html, problems, rendered } = transform(
      articleOf(
        shelf('s', { items: [heading('a'), shelf('t', { items: [heading('x', 'throw'), heading('b')] })] }),
      ),
    );
    expect(html).toMatch(/About a.*<li data-slot=""><\/li>.*About b/);
    expect(problems).toMatchObject([
      {
        rule: 'block/render-failed',
        pointer: '/blocks/0/data/items/1/data/items/0',
        blockId: 'x',
        blockType: 'heading',
      },
    ]);
    expect(rendered[0]?.degraded).toBe(true);
  });

  test('tells what was taken out of its HTML as itself, when it is rendered and when it is checked', () => {
    const article = articleOf(
      shelf('s', {
        items: [heading('a')],
        lead: { id: 'r', type: 'rich-text', data: { html: '<p>Text</p><object>5 mg</object>' } },
        note: '<p>Note</p><object>10 mg</object>',
      }),
    );
    for (const problems of [transform(article).problems, check(article)]) {
      const inBlocks = problems.filter(({ blockId }) => blockId !== undefined);
      expect(inBlocks.map(({ pointer, blockId }) => `${blockId} ${pointer}`).sort()).toEqual([
        'r /blocks/0/data/lead/data/html',
        's /blocks/0/data/note',
      ]);
    }
  });

  test('brings the styles of its type', () => {
    const { rendered } = transform(articleOf(shelf('s', { items: [heading('a')], lead: image('i') })));
    expect(rendered[0]?.shown.map(({ type }) => type).sort()).toEqual(['heading', 'image', 'shelf']);
  });

  test('that its widget does not place is not shown', () => {
    const { html, problems } = transform(
      articleOf(shelf('s', { items: [heading('a')] })),
      {},
      { shelf: { component: () => <p>Nothing here</p> } },
    );
    expect(html).toBe('<p>Nothing here</p>');
    expect(problems).toEqual([]);
  });
});

describe('a block in an island', () => {
  const island = {
    shelf: { ...widgets.shelf, hydrate: 'visible', why: 'A test' } as Partial<LoadedWidget>,
    heading: { ...widgets.heading, hydrate: 'idle', why: 'A test' } as Partial<LoadedWidget>,
  };

  test('is a slot that hydrates on its own, and sends its data once', () => {
    const { html } = transform(
      articleOf(shelf('s', { items: [heading('a')], note: '<b>Note</b>' })),
      {},
      island,
    );
    expect(html.match(/<pagewell-island/g)).toHaveLength(2);
    expect(html).toContain('<li data-slot=""><pagewell-island data-type="heading" data-hydrate="idle"');
    const props = [...html.matchAll(/data-island-props>(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    );
    expect(props).toEqual([
      { data: { text: 'About a', anchor: 'about-a' }, block: { indexOfKind: 0 } },
      { data: { items: [{ id: 'a', type: 'heading' }], note: '…' }, block: {} },
    ]);
  });
});
