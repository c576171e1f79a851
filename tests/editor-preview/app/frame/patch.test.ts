/** @jest-environment jsdom */
import { parseMarkup } from '#editor-preview/app/frame/inFrame/markup.ts';
import { patch, writtenAttribute } from '#editor-preview/app/frame/inFrame/patch.ts';

function edited(before: string, after: string, meanwhile: (live: Element) => void = () => {}): Element {
  document.body.innerHTML = `<div>${before}</div>`;
  const [live] = document.body.children;
  const [was] = parseMarkup(`<div>${before}</div>`).children;
  const [is] = parseMarkup(`<div>${after}</div>`).children;
  if (!live || !was || !is) throw new Error('The test has no elements.');
  meanwhile(live);
  patch(live, was, is);
  return live;
}

const first = (live: Element, selector: string): Element => {
  const found = live.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

test.each([
  ['a text', '<p>One</p>', '<p>Two</p>'],
  ['an attribute', '<p class="a" title="x">One</p>', '<p class="b">One</p>'],
  ['an element that comes', '<p>One</p>', '<h2>Zero</h2><p>One</p><p>Two</p>'],
  ['elements that go', '<p>One</p>and<p>Two</p>', 'and'],
  ['an order', '<p>One</p><p>Two</p><p>Three</p>', '<p>Three</p><p>One</p><p>Two</p>'],
  ['elements of another kind', '<ul><li>One</li></ul>', '<ol><li>One</li></ol>'],
  ['everything', '<p>One <b>two</b></p>', 'Three <i>four</i><br>'],
  ['all that goes', '<p>One</p>', ''],
])('%s on the page becomes as it is rendered', (_what, before, after) => {
  expect(edited(before, after).innerHTML).toBe(after);
});

test('an element that somebody is writing in is left alone, and all around it follows', () => {
  const live = edited('<h2>One</h2><p>Text</p>', '<h2>First</h2><p>Text, <b>changed</b></p>', (page) => {
    const text = first(page, 'p');
    text.setAttribute(writtenAttribute, '');
    text.textContent = 'Typed';
  });
  expect(live.textContent).toBe('FirstTyped');
});

describe('what a reader has done', () => {
  const item = (words: string) => `<details><summary>${words}</summary><p>Answer.</p></details>`;

  test('stays where the author changed something beside it', () => {
    const live = edited(item('One') + item('Two'), item('One') + item('Second'), (page) => {
      for (const element of page.querySelectorAll('details')) element.open = true;
    });
    expect([...live.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
    expect(live.textContent).toContain('Second');
  });

  test('goes along with what it was done to, where that moves', () => {
    const live = edited(item('One') + item('Two'), item('Two') + item('One'), (page) => {
      first(page, 'details').setAttribute('open', '');
    });
    expect([...live.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  });

  test('gives way to what the author says of the same', () => {
    const live = edited(item('One'), item('One').replace('<details', '<details open'));
    expect(first(live, 'details').hasAttribute('open')).toBe(true);
  });

  test.each([
    ['typed', '<input name="a"><p>One</p>', '<input name="a" class="new"><p>Two</p>'],
    ['typed, although the field is put in anew', '<input name="a">', '<p><input name="a"></p>'],
  ])('stays %s', (_what, before, after) => {
    const live = edited(before, after, (page) => {
      (first(page, 'input') as HTMLInputElement).value = 'typed';
      // As a script of the page may: then it is not as it was rendered.
      if (after.startsWith('<p>')) page.append('more');
    });
    expect((first(live, 'input') as HTMLInputElement).value).toBe('typed');
  });

  test('keeps the focus', () => {
    const live = edited('<a href="/x">One</a><p>a</p>', '<p>b</p><a href="/x">One</a>', (page) => {
      (first(page, 'a') as HTMLElement).focus();
    });
    // A browser that can move elements keeps it by itself; here it is the same element at least.
    expect(first(live, 'a').textContent).toBe('One');
  });
});

describe('an island', () => {
  const island = (props: string, slot: string, block = 'a') =>
    `<pagewell-island data-prefix="${block}-" data-island-status="waiting"><div data-island-root="">` +
    `<label><input type="checkbox" name="x">Yes</label><div data-slot="">${slot}</div></div>` +
    `<script type="application/json" data-island-props="">${props}</script></pagewell-island>`;
  const hydrate = (live: Element): void => {
    first(live, 'pagewell-island').setAttribute('data-island-status', 'hydrated');
    (first(live, 'input') as HTMLInputElement).checked = true;
  };
  const status = (live: Element): string | null =>
    first(live, 'pagewell-island').getAttribute('data-island-status');

  test('is left alone where nothing of it has changed', () => {
    const live = edited(`<h2>a</h2>${island('1', 'b')}`, `<h2>c</h2>${island('1', 'b')}`, hydrate);
    expect(status(live)).toBe('hydrated');
  });

  test('lives on where only the content of a slot has changed', () => {
    const live = edited(island('1', '<p>One</p>'), island('1', '<p>Two</p>'), hydrate);
    expect(status(live)).toBe('hydrated');
    expect(first(live, '[data-slot]').innerHTML).toBe('<p>Two</p>');
  });

  test('begins anew with what was ticked where it has other props, and is called to answer again', () => {
    let called: Element | undefined;
    document.addEventListener('focusin', ({ target }) => (called = target as Element), {
      capture: true,
      once: true,
    });
    const live = edited(island('1', 'b'), island('2', 'b'), hydrate);
    expect(status(live)).toBe('waiting');
    expect((first(live, 'input') as HTMLInputElement).checked).toBe(true);
    expect(called).toBe(first(live, 'pagewell-island'));
  });

  test('is never taken for that of another block', () => {
    const live = edited(island('1', 'b'), island('1', 'b', 'other') + island('1', 'c'), hydrate);
    expect([...live.children].map((each) => each.getAttribute('data-island-status'))).toEqual([
      'waiting',
      'hydrated',
    ]);
  });
});

test('an element whose behaviour was started is put in anew where it changes, so that it starts again', () => {
  const live = edited('<div data-read-more="9">One</div>', '<div data-read-more="9">Two</div>', (page) => {
    first(page, '[data-read-more]').setAttribute('data-behaviour', 'started');
  });
  expect(live.innerHTML).toBe('<div data-read-more="9">Two</div>');
});

test('content for browsers without script is text, as it is on a page with scripts', () => {
  const [element] = parseMarkup('<noscript><img src="/a.png"></noscript>').children;
  expect(element?.textContent).toBe('<img src="/a.png">');
});

describe('what a script has made answer', () => {
  const carousel = (...slides: string[]) =>
    `<section data-carousel="" data-a=""><ul>${slides.map((slide) => `<li>${slide}</li>`).join('')}</ul><div></div></section>`;
  const start = (page: Element): void => {
    const list = first(page, 'ul');
    first(page, 'section').setAttribute('data-behaviour', 'started');
    list.scrollLeft = 300;
    list.setAttribute('data-kept', '');
    first(page, 'section > div').append(document.createElement('button'));
  };
  const scrolledTo: unknown[] = [];
  Element.prototype.scrollTo = (...where: unknown[]): void => void scrolledTo.push(...where);

  test('stays as it is, scrolled and with its buttons, where only words in it change', () => {
    const live = edited(carousel('One', 'Two'), carousel('One', 'Second'), start);
    expect(first(live, 'ul').hasAttribute('data-kept')).toBe(true);
    expect(first(live, 'ul').scrollLeft).toBe(300);
    expect(live.textContent).toBe('OneSecond');
    expect(live.querySelectorAll('button')).toHaveLength(1);
  });

  test('begins anew with another part in it, and is scrolled to where it was', () => {
    scrolledTo.length = 0;
    const live = edited(carousel('One', 'Two'), carousel('One', 'Two', 'Three'), start);
    expect(first(live, 'ul').hasAttribute('data-kept')).toBe(false);
    expect(scrolledTo).toEqual([{ left: 300, top: 0, behavior: 'instant' }]);
  });

  test('is unfolded again where it was, as soon as its script has started', async () => {
    const fold = (words: string) => `<div data-read-more="9"><p>${words}</p><button>Read more</button></div>`;
    let clicks = 0;
    const live = edited(fold('One'), fold('Two').replace('9', '8'), (page) => {
      const box = first(page, '[data-read-more]');
      box.setAttribute('data-behaviour', 'started');
      first(box, 'button').setAttribute('aria-expanded', 'true');
    });
    const box = first(live, '[data-read-more]');
    first(box, 'button').addEventListener('click', () => clicks++);
    expect(clicks).toBe(0);
    box.setAttribute('data-behaviour', 'started');
    await Promise.resolve();
    expect(clicks).toBe(1);
  });
});
