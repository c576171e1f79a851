import type { ReactNode } from 'react';
import type { PageRenderer } from '#shell/renderPage.ts';
import type { LoadedWidget } from '#transformer/registry/widget.ts';
import type { Answer, TestServer } from '../server/support.ts';
import { pageRenderer } from '../support/pageRenderer.ts';
import { heading, prose } from '../support/someBlocks.ts';
import { rendererWith, startHostileServer } from './hostileServer.ts';

const hostile = { id: 'hostile', type: 'stats', data: { items: [{ value: '7', label: 'hostile words' }] } };

const article = (block: object) => ({
  path: '/a',
  title: 'A page',
  blocks: [heading('before', 'Before'), block, prose('after', '<p>After the hostile part.</p>')],
});

function never(): Promise<never> {
  return new Promise(() => {});
}

const faultyComponents: readonly [name: string, component: LoadedWidget['component']][] = [
  ['throws an error', raising(() => new Error('secret of the house'))],
  ['throws a text', raising(() => 'secret of the house')],
  ['throws nothing', raising(() => undefined)],
  ['throws what cannot be written out', raising(() => Object.create(null))],
  [
    'throws an error that throws when it is asked',
    raising(() => new Proxy(new Error(), { get: raiseTypeError })),
  ],
  ['calls itself without end', () => endless()],
  ['returns an object', returning({ not: 'a node' })],
  ['renders a tag that is none', returning(<Tag name="1a<b" />)],
  ['reads what is not there', (props) => String(Reflect.get(Object(Reflect.get(props, 'nothing').x), 'y'))],
  // What a design with data in components would have to fear: ours takes no time, so it is a fault like any other.
  ['is asynchronous and never settles', returning(never())],
  ['is asynchronous and fails', returning(Promise.reject(new Error('secret of the house')))],
  ['suspends on a promise that never settles', raising(never)],
];

function raising(cause: () => unknown): LoadedWidget['component'] {
  return () => {
    throw cause();
  };
}

function raiseTypeError(): never {
  throw new TypeError('not even that');
}

/** The compiler would not let a widget return these. */
function returning(value: unknown): LoadedWidget['component'] {
  return () => value as ReactNode;
}

function endless(): ReactNode {
  return <>{endless()}</>;
}

function Tag({ name: Name }: { name: string }): ReactNode {
  return <Name />;
}

function expectNeighbours({ body, status }: Answer): void {
  expect(status).toBe(200);
  expect(body).toContain('>Before</h2>');
  expect(body).toContain('<p>After the hostile part.</p>');
}

function expectNothingTold({ body }: Answer): void {
  expect(body).not.toMatch(/secret of the house|not even that|\bat .*\.tsx?:\d|node_modules/);
}

function failures({ lines }: TestServer): unknown[] {
  return lines.filter(({ rule }) => rule === 'block/render-failed');
}

describe('a component that fails', () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  beforeAll(() => process.on('unhandledRejection', note));
  afterAll(() => process.off('unhandledRejection', note));

  test.each(faultyComponents)(
    'because it %s costs its own block alone, is told once, and not kept for long',
    async (_what, component) => {
      await using server = await startHostileServer(await rendererWith('stats', component));
      server.source.publish('/a', article(hostile));
      const answer = await server.get('/a');
      await server.get('/a');

      expectNeighbours(answer);
      expectNothingTold(answer);
      expect(answer.body).not.toContain('hostile words');
      expect(answer.headers).toMatchObject({
        'x-pagewell-degraded': '1',
        'cache-control': 'public, max-age=0, s-maxage=5',
      });
      expect(failures(server)).toMatchObject([
        { level: 40, path: '/a', blockType: 'stats', count: 1, blockIds: ['hostile'], pointer: '/blocks/1' },
      ]);
      const metrics = await server.get('/metrics');
      expect(metrics.body).toMatch(/problems\w*\{[^}]*rule="block\/render-failed"[^}]*\} 1\n/);
    },
  );

  test('inside another block costs the other one nothing', async () => {
    await using server = await startHostileServer(
      await rendererWith(
        'stats',
        raising(() => new Error('x')),
      ),
    );
    const nodes = [{ tag: 'p', children: ['Around it.'] }, hostile, { tag: 'p', children: ['Behind it.'] }];
    server.source.publish('/a', article({ id: 'outer', type: 'basic', data: { nodes } }));
    const answer = await server.get('/a');
    expectNeighbours(answer);
    expect(answer.body).toContain('<p>Around it.</p>');
    expect(answer.body).toContain('<p>Behind it.</p>');
    expect(failures(server)).toMatchObject([{ pointer: '/blocks/1/data/nodes/1' }]);
  });

  test('in every block of a type still leaves a page', async () => {
    await using server = await startHostileServer(
      await rendererWith(
        'stats',
        raising(() => new Error('x')),
      ),
    );
    const blocks = Array.from({ length: 100 }, (_, index) => ({ ...hostile, id: `hostile-${index}` }));
    server.source.publish('/a', { path: '/a', title: 'A page', blocks });
    expect((await server.get('/a')).status).toBe(200);
    expect(failures(server)).toMatchObject([{ count: 100 }]);
  });

  test('leaves no promise behind whose failure nobody takes', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
  });
});

test('a page has nothing to wait for because it is made in one go: nothing else happens while its blocks are rendered', async () => {
  const happened: string[] = [];
  const renderer = await rendererWith('stats', () => {
    queueMicrotask(() => happened.push('something else'));
    happened.push('a block');
    return 'shown';
  });
  await using server = await startHostileServer(renderer);
  const blocks = ['a', 'b', 'c'].map((id) => ({ ...hostile, id }));
  server.source.publish('/a', { path: '/a', title: 'A page', blocks });
  await server.get('/a');
  expect(happened.slice(0, 3)).toEqual(['a block', 'a block', 'a block']);
});

describe('what stands in for a block that cannot be shown', () => {
  /** Sanitising fails on one text, as only a fault of ours could make it. */
  async function rendererThatFailsOn(text: string): Promise<PageRenderer> {
    const renderer = await pageRenderer();
    return {
      ...renderer,
      html: (html) => {
        if (html.includes(text)) throw new Error('secret of the house');
        return renderer.html(html);
      },
    };
  }

  test('may fail itself: then nothing is in that place, and the page is still there', async () => {
    await using server = await startHostileServer(await rendererThatFailsOn('Readable words'));
    server.source.publish(
      '/a',
      article({ id: 'hostile', type: 'no-such-type', data: { text: 'Readable words.' } }),
    );
    const answer = await server.get('/a');
    expectNeighbours(answer);
    expectNothingTold(answer);
    expect(answer.headers['x-pagewell-degraded']).toBe('1');
    expect(answer.body).not.toContain('data-placeholder');
    expect(failures(server)).toMatchObject([{ blockType: 'no-such-type', blockIds: ['hostile'] }]);
  });
});

describe('a fault of the shell around the blocks', () => {
  async function breakable() {
    const good = await pageRenderer();
    const state = { isBroken: false };
    const renderer: PageRenderer = {
      ...good,
      assets: {
        ...good.assets,
        css: (parts) => {
          if (state.isBroken) throw new TypeError('secret of the house');
          return good.assets.css(parts);
        },
      },
    };
    return { renderer, state };
  }

  test('is an error page that says nothing of the inside, is kept by nobody, and asks for patience', async () => {
    const { renderer, state } = await breakable();
    await using server = await startHostileServer(renderer);
    server.source.publish('/a', article(hostile));
    state.isBroken = true;
    const answer = await server.get('/a');

    expect(answer.status).toBe(500);
    expectNothingTold(answer);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': expect.stringMatching(/^\d+$/),
    });
    expect(server.lines.filter(({ level }) => level === 50)).toMatchObject([
      { err: { message: 'secret of the house' } },
    ]);

    state.isBroken = false;
    expect((await server.get('/a')).status).toBe(200);
  });

  test('sends the page from before, where there is one', async () => {
    const { renderer, state } = await breakable();
    await using server = await startHostileServer(renderer, { freshFor: 0 });
    server.source.publish('/a', article(hostile));
    const before = await server.get('/a');
    state.isBroken = true;
    server.source.articles.set('/a', {
      value: article({ ...hostile, id: 'changed' }),
      revision: 'changed',
      updatedAt: '',
    });

    for (let requests = 0; requests < 3; requests += 1) {
      const answer = await server.get('/a');
      expect([answer.status, answer.headers['x-pagewell-cache']]).toEqual([200, 'stale']);
      expect(answer.body).toBe(before.body);
    }
    expect(server.lines.some(({ msg }) => String(msg).includes('could not be renewed'))).toBe(true);
  });

  test('that breaks the error page too still ends in an answer', async () => {
    const { renderer, state } = await breakable();
    const broken = () => {
      throw new TypeError('secret of the house');
    };
    await using server = await startHostileServer(renderer, {
      shell: { home: broken, error: broken, fixed: new Map() },
    });
    server.source.publish('/a', article(hostile));
    state.isBroken = true;
    const answer = await server.get('/a');
    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.body)).toEqual({
      error: expect.stringContaining('Please try again'),
      errorId: expect.any(String),
    });
    expectNothingTold(answer);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
