/** @jest-environment jsdom */
import { blocksOnPage } from '#editor-preview/app/frame/inFrame/blocksOnPage.ts';
import { keepLastGood } from '#editor-preview/app/frame/inFrame/lastGood.ts';
import { pageSurroundings } from '#editor-preview/app/frame/inFrame/pageSurroundings.ts';

const block = (id: string, text = id) => ({ id, html: `<div data-block-id="${id}"><p>${text}</p></div>` });
type Block = ReturnType<typeof block>;

/** A page as the server makes it: blocks with the mark of the first view among them, and what stands behind them. */
function pageOf(blocks: readonly Block[], { title = 'A title', contents = '' } = {}): string {
  const column = blocks.map(({ html }) => html).join('');
  return (
    `<html lang="en" dir="ltr"><head><title>${title}</title></head><body><main id="main"><article><header><h1>${title}</h1></header>` +
    `<div class="layout">${contents}<div class="column" data-blocks="">${column}` +
    '<template></template><section id="end">The end</section></div></div></article></main></body></html>'
  );
}

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

function opened(begun: readonly Block[]) {
  const page = parsed(pageOf(begun));
  const around = pageSurroundings(page);
  const blocks = blocksOnPage(around.column, begun);
  const texts = () =>
    [...around.column().children].map((element) => element.textContent || element.localName);
  return { page, around, blocks, texts };
}

test('an element that something else has changed becomes what it was rendered as last', () => {
  const { page, blocks } = opened([block('a', 'One'), block('b')]);
  const text = page.querySelector('[data-block-id="a"] p');
  if (!text) throw new Error('The page has no text.');
  text.setAttribute('contenteditable', 'true');
  text.innerHTML = '<b>On</b>e<br>';
  blocks.renew(text);
  expect(text.outerHTML).toBe('<p>One</p>');
  text.replaceWith(page.createElement('ul'));
  const other = page.querySelector('[data-block-id="a"] ul');
  if (other) blocks.renew(other);
  expect(page.querySelector('[data-block-id="a"]')?.outerHTML).toBe(block('a', 'One').html);
});

const orders: [string, string[], string[]][] = [
  ['that comes first', ['a', 'b'], ['new', 'a', 'b']],
  ['that comes last', ['a', 'b'], ['a', 'b', 'new']],
  ['that comes where there was none', [], ['new']],
  ['that goes', ['a', 'b', 'c'], ['a', 'c']],
  ['that was the last to go', ['a'], []],
  ['that moves up', ['a', 'b', 'c'], ['c', 'a', 'b']],
  ['that moves down', ['a', 'b', 'c'], ['b', 'c', 'a']],
];

test.each(orders)(
  'a block %s stands where it should, before the end of the article',
  (_what, before, after) => {
    const { blocks, texts, around } = opened(before.map((id) => block(id)));
    const kept = new Map([...around.column().children].map((element) => [element.textContent, element]));
    blocks.show(after.map((id) => block(id)));
    expect(texts().filter((text) => text !== 'template')).toEqual([...after, 'The end']);
    for (const element of around.column().children) {
      if (before.includes(element.textContent ?? '')) expect(element).toBe(kept.get(element.textContent));
    }
  },
);

test('a block that changes is the same element with other content', () => {
  const { blocks, around } = opened([block('a'), block('b')]);
  const [element] = around.column().children;
  blocks.show([block('a', 'changed'), block('b')]);
  expect(around.column().children[0]).toBe(element);
  expect(element?.innerHTML).toBe('<p>changed</p>');
});

test('while a widget fails in a block, the block is as it was', () => {
  const show = keepLastGood();
  const fine = { id: 'a', html: '<p>One</p>', failures: [] };
  const failing = { id: 'a', html: '', failures: [{ block: 'a', message: 'why' }] };
  expect(show(failing).html).toBe('');
  expect(show(fine).html).toBe('<p>One</p>');
  expect(show(failing).html).toBe('<p>One</p>');
  expect(show({ ...fine, html: '<p>Two</p>' }).html).toBe('<p>Two</p>');
});

test('half a character becomes what readers would get of it', () =>
  expect(keepLastGood()({ id: 'a', html: '<p>\uD800</p>', failures: [] }).html).toBe('<p>\uFFFD</p>'));

describe('what stands around the blocks', () => {
  test('follows the server’s page, and leaves the blocks alone', () => {
    const { page, around, texts } = opened([block('a'), block('b')]);
    const [element] = around.column().children;
    const contents = '<nav>Contents</nav>';
    around.follow(parsed(pageOf([block('other')], { title: 'Another title', contents })));
    expect(page.title).toBe('Another title');
    expect(page.querySelector('h1')?.textContent).toBe('Another title');
    expect(page.querySelector('nav')?.textContent).toBe('Contents');
    expect(around.column().children[0]).toBe(element);
    expect(texts()).toEqual(['a', 'b', 'template', 'The end']);
    around.follow(parsed(pageOf([], { title: 'A third' })));
    expect(page.querySelector('nav')).toBeNull();
    expect(texts()).toEqual(['a', 'b', 'template', 'The end']);
  });

  test('keeps what a reader has done to it', () => {
    const page = parsed(pageOf([], { contents: '<details><summary>Contents</summary></details>' }));
    const around = pageSurroundings(page);
    const details = page.querySelector('details');
    details?.setAttribute('open', '');
    around.follow(parsed(pageOf([], { contents: '<details><summary>In short</summary></details>' })));
    expect(page.querySelector('details')).toBe(details);
    expect(details?.hasAttribute('open')).toBe(true);
    expect(details?.textContent).toBe('In short');
  });

  test('keeps the blocks even where all of it is another', () => {
    const { page, around, texts } = opened([block('a')]);
    page.querySelector('.layout')?.prepend('put in by a script');
    around.follow(parsed(pageOf([], { title: 'New', contents: '<nav>Contents</nav>' })));
    expect(page.querySelector('nav')).not.toBeNull();
    expect(texts()[0]).toBe('a');
  });
});
