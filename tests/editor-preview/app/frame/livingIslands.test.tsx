/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { type ComponentType, useState } from 'react';
import { createArticleRenderer } from '#editor-preview/app/frame/inFrame/articleRenderer.ts';
import { type BlocksOnPage, blocksOnPage } from '#editor-preview/app/frame/inFrame/blocksOnPage.ts';
import { hydrate } from '#editor-preview/app/frame/previewIslands.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import { type LoadedRegistry, loadWidget, widget } from '#transformer/registry/widget.ts';
import { wholeContract } from '#transformer/validate/wholeContract.ts';
import { registry } from '#widgets/registry.ts';
import { triedExamples } from '../../../support/blockExamples.ts';
import { type BlockRenderer, blockRenderer } from '../../../support/blockRenderer.ts';
import { triesEverything } from '../../../support/tried.ts';

let blocks: BlockRenderer;
beforeAll(async () => {
  blocks = await blockRenderer();
});

interface Shown {
  type: BlockType;
  data: unknown;
}

interface Page {
  column: Element;
  edit: (data: unknown) => Promise<void>;
  isIslandWith: (data: unknown) => boolean;
}

async function alive(first: Shown, among: LoadedRegistry = blocks.registry): Promise<Page> {
  const renderer = createArticleRenderer(
    {
      path: '/a',
      sequence: 0,
      site: {
        name: blocks.site.name,
        origin: blocks.site.origin,
        content: blocks.site.content,
        linkNetworkHosts: [],
      },
      islandScripts: Object.fromEntries([...among.keys()].map((type) => [type, blocks.islandScripts(type)])),
      wideClass: 'wide',
    },
    { registry: among, contract: wholeContract },
  );
  document.body.innerHTML = '<div data-blocks></div>';
  const column = document.body.children[0];
  if (!column) throw new Error('The page has no column.');
  const render = (data: unknown) =>
    renderer.render({ path: '/a', title: 'A', blocks: [{ id: 'b', type: first.type, data }] });
  const onPage: BlocksOnPage = blocksOnPage(() => column, []);
  const answer = (): void => {
    for (const island of column.querySelectorAll('pagewell-island[data-island-status="waiting"]')) {
      hydrate(island, among.get(first.type)?.component, (cause) => {
        throw cause;
      });
      island.setAttribute('data-island-status', 'hydrated');
    }
  };
  const edit = async (data: unknown): Promise<void> => {
    const rendered = render(data);
    onPage.show(rendered);
    answer();
    await settled();
  };
  await edit(first.data);
  return {
    column,
    edit,
    isIslandWith: (data) => render(data)[0]?.html.includes('<pagewell-island') === true,
  };
}

const island = (column: Element): Element | null => column.querySelector('pagewell-island');
const settled = (): Promise<void> => new Promise(queueMicrotask);
async function click(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to click.');
  element.click();
  await settled();
}

/** What is on the page, without the signs that React leaves between texts, and attributes in one order. */
function whatStands(column: Element): string {
  const copy = column.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll<HTMLElement>('*')) {
    const style = element.style.cssText;
    const attributes = [...element.attributes].map(({ name, value }) => [
      name,
      name === 'style' ? style : value,
    ]);
    for (const [name = ''] of attributes) element.removeAttribute(name);
    for (const [name = '', value = ''] of attributes.sort()) element.setAttribute(name, value);
  }
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const signs: Comment[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Comment) signs.push(walker.currentNode);
  for (const sign of signs) sign.remove();
  copy.normalize();
  return copy.innerHTML;
}

function* oneTextOtherwise(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield `${value} more`;
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      for (const other of oneTextOtherwise(item)) yield value.with(index, other);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value))
      for (const other of oneTextOtherwise(item)) yield { ...value, [name]: other };
}

const islandsAmong = (examples: readonly [type: string, name: string][]) =>
  examples.flatMap(([name, example]) => {
    const found = Object.values(registry).find(
      ({ type, hydrate: moment }) => type === name && moment !== 'never',
    );
    return found ? [[found.type, example] as const] : [];
  });

const tried = islandsAmong(triedExamples());
/** `npm run test:block` may try a type that is no island. */
const islands = tried.length > 0 ? tried : islandsAmong([['quiz', 'typical']]);

/** So many of an example's texts are written anew, from its first to its last. */
const edits = triesEverything ? 8 : 3;

test.each(islands)(
  'the %s of “%s”, edited while it lives, becomes what readers would get',
  async (type, example) => {
    const { data } = JSON.parse(readFileSync(`fixtures/blocks/${type}.${example}.json`, 'utf8'));
    const others = [...oneTextOtherwise(data)];
    const { column, edit, isIslandWith } = await alive({ type, data });
    const begun = island(column);
    // Some of the texts are addresses, and what is invalid is no island.
    const valid = others.filter(isIslandWith);
    const chosen = valid.filter((_, index) => index % Math.ceil(valid.length / edits) === 0);
    for (const next of begun ? chosen : []) {
      document.body.replaceChildren(column);
      await edit(next);
      expect(island(column)).toBe(begun);
      const { column: fresh } = await alive({ type, data: next });
      expect(whatStands(column)).toBe(whatStands(fresh));
    }
  },
);

describe('a quiz that has answers', () => {
  const question = (questionTitle: string) => ({
    questionTitle,
    answers: [
      { label: 'No', score: 0 },
      { label: 'Yes', score: 2 },
    ],
  });
  const data = { title: 'How well do you sleep?', questions: [question('Tired?'), question('Awake?')] };
  const ticked = (column: Element): boolean[] =>
    [...column.querySelectorAll('input')].map(({ checked }) => checked);

  test('keeps them when its title, a question and the label of a chosen answer are written anew', async () => {
    const { column, edit } = await alive({ type: 'quiz', data });
    const begun = island(column);
    await click(column.querySelectorAll('input')[1]);
    await click(column.querySelectorAll('input')[2]);
    const [first, second] = [question('Tired by day?'), question('Awake?')];
    first.answers[1] = { label: 'Nearly always', score: 2 };
    await edit({ title: 'Your sleep', questions: [first, second] });
    expect(island(column)).toBe(begun);
    expect(column.textContent).toContain('Your sleep');
    expect(column.textContent).toContain('Nearly always');
    expect(ticked(column)).toEqual([false, true, true, false]);
    expect(column.textContent).toContain('2 of 2 questions answered');
  });

  test('keeps those of the questions that are left, and asks one that comes', async () => {
    const { column, edit } = await alive({ type: 'quiz', data });
    await click(column.querySelectorAll('input')[1]);
    await edit({ ...data, questions: [...data.questions, question('Snoring?')] });
    expect(ticked(column)).toEqual([false, true, false, false, false, false]);
    expect(column.textContent).toContain('1 of 3 questions answered');
    await edit({ ...data, questions: data.questions.slice(0, 1) });
    expect(column.textContent).toContain('1 of 1 questions answered');
  });

  test('goes on showing its result', async () => {
    const { column, edit } = await alive({ type: 'quiz', data });
    for (const answer of [1, 3]) {
      await click(column.querySelectorAll('input')[answer]);
      await click(column.querySelector('button[type=submit]'));
    }
    await edit({ ...data, title: 'Your sleep' });
    expect(column.querySelector('h3')?.textContent).toContain('Your result');
  });
});

describe('a video that plays', () => {
  const data = { title: 'Dust mites', videoId: 'aqz-KE-bpKQ', transcripts: [{ html: '<p>One</p>' }] };

  test('goes on in the same frame when its title and its transcript are written anew', async () => {
    const { column, edit } = await alive({ type: 'video', data });
    await click(column.querySelector('button'));
    const player = column.querySelector('iframe');
    expect(player).not.toBeNull();
    await edit({ ...data, title: 'Mites', transcripts: [{ html: '<p>Two</p>' }] });
    expect(column.querySelector('iframe')).toBe(player);
    expect(player?.title).toBe('Mites');
    expect(column.querySelector('figcaption')?.textContent).toBe('Mites');
    expect(column.querySelector('details')?.textContent).toContain('Two');
  });

  test('has a transcript that comes meanwhile, with its text', async () => {
    const { column, edit } = await alive({ type: 'video', data });
    await click(column.querySelector('button'));
    const player = column.querySelector('iframe');
    await edit({ ...data, transcripts: [...data.transcripts, { title: 'Deutsch', html: '<p>Milben</p>' }] });
    expect(column.querySelector('iframe')).toBe(player);
    expect(column.querySelectorAll('details')[1]?.textContent).toContain('Milben');
    await edit({ ...data, transcripts: [] });
    expect(column.querySelector('iframe')).toBe(player);
    expect(column.querySelector('details')).toBeNull();
  });
});

describe('an island that cannot go on', () => {
  let consoleErrors: string[] = [];
  const { error } = console;
  beforeEach(() => {
    consoleErrors = [];
    console.error = (...said: unknown[]) => void consoleErrors.push(String(said[0]));
  });
  afterEach(() => {
    console.error = error;
  });

  async function withQuiz(component: ComponentType<{ data: { title?: string } }>): Promise<LoadedRegistry> {
    const other = await loadWidget(
      widget('quiz', {
        load: async () => ({ default: component as never }),
        hydrate: 'idle',
        why: 'A test.',
      }),
    );
    return new Map([...blocks.registry, ['quiz', other]]);
  }
  const asked = { questions: [{ questionTitle: 'Tired?', answers: [{ label: 'No' }] }] };

  test('because its component throws on the new data begins anew', async () => {
    const among = await withQuiz(({ data: { title } }) => {
      const [wasOne] = useState(title === 'One');
      if (wasOne && title === 'Two') throw new Error('broken');
      return <p>{title}</p>;
    });
    const { column, edit } = await alive({ type: 'quiz', data: { ...asked, title: 'One' } }, among);
    const begun = island(column);
    await edit({ ...asked, title: 'Two' });
    expect(island(column)).not.toBe(begun);
    expect(column.textContent).toContain('Two');
  });

  test('because it takes its slots out of the tree begins anew, with all that they hold', async () => {
    const among = await withQuiz(({ data: { title } }) => {
      const [first] = useState(title);
      return first === title ? <RichHtml html={`<p>${title}</p>`} /> : <p>gone</p>;
    });
    const { column, edit } = await alive({ type: 'quiz', data: { ...asked, title: 'One' } }, among);
    const begun = island(column);
    await edit({ ...asked, title: 'Two' });
    expect(island(column)).not.toBe(begun);
    expect(column.querySelector('[data-slot]')?.textContent).toBe('Two');
  });
});
