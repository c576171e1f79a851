import type { BrowserContextOptions, Page } from 'playwright-core';
import { newPage, server } from './support/site.ts';

async function open(
  example: string,
  width: number,
  options: BrowserContextOptions = {},
  type = 'product-card-carousel',
): Promise<Page> {
  const page = await newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await page.goto(`${server.origin}/gallery/${type}/${example}`);
  return page;
}

const list = (page: Page) => page.getByRole('region').getByRole('list').first();

function cardsInView(page: Page): Promise<string[]> {
  return list(page).evaluate((track) => {
    const window = track.getBoundingClientRect();
    return [...track.querySelectorAll('article')]
      .filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left >= window.left - 1 && right <= window.right + 1;
      })
      .map((card) => card.querySelector('h3')?.textContent ?? '');
  });
}

/** How long a scroll may take to come to rest, in milliseconds. */
const restLimitMs = 5_000;

/** The cards in view once they are these, or whichever they are after a while. Asked from here: the page may have no script. */
async function cardsAtRest(page: Page, expected: readonly string[]): Promise<string[]> {
  const deadline = Date.now() + restLimitMs;
  for (;;) {
    const found = await cardsInView(page);
    if (found.join() === expected.join() || Date.now() > deadline) return found;
    await page.waitForTimeout(20);
  }
}

async function controls(page: Page): Promise<{ isDot: boolean; name: string; disabled: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name, properties = [] }) => {
    const text = String(name?.value);
    const isDot = role?.value === 'tab' || (role?.value === 'link' && /^\d+ of \d+$/.test(text));
    if (ignored || !(isDot || role?.value === 'button')) return [];
    const disabled = properties.some((property) => property.name === 'disabled' && property.value.value);
    return [{ isDot, name: text, disabled }];
  });
}

describe.each([true, false])('a carousel, with JavaScript: %s', (javaScriptEnabled) => {
  test.each([
    [390, ['Norrland Pure Marine Collagen']],
    [767, ['Norrland Pure Marine Collagen']],
    [768, ['Norrland Pure Marine Collagen', 'Tidewell Collagen Peptides']],
    [1280, ['Norrland Pure Marine Collagen', 'Tidewell Collagen Peptides']],
  ])('in a window of %i px shows %j', async (width, cards) => {
    const page = await open('typical', width, { javaScriptEnabled });
    expect(await cardsInView(page)).toEqual(cards);
  });

  test('is moved by the arrow keys, and rests where a card begins', async () => {
    const page = await open('typical', 800, { javaScriptEnabled });
    await list(page).focus();
    // Only a frame that was drawn knows where cards begin. Before, a scroll by the keys falls back to where it was.
    await page.screenshot();
    await page.keyboard.press('ArrowRight');
    const cards = ['Tidewell Collagen Peptides', 'Ember & Oat Vanilla Collagen'];
    expect(await cardsAtRest(page, cards)).toEqual(cards);
  });

  test('brings a card into view when the focus reaches something in it', async () => {
    const page = await open('typical', 390, { javaScriptEnabled });
    await page.getByRole('link', { name: 'Shop at Tidewell' }).focus();
    const cards = ['Tidewell Collagen Peptides'];
    expect(await cardsAtRest(page, cards)).toEqual(cards);
  });
});

describe('arrows and dots of the browser, without JavaScript', () => {
  const ofBrowser = async (example: string, width: number) => {
    const page = await open(example, width, { javaScriptEnabled: false });
    // Only a frame that was drawn knows where the list is, and which arrow leads nowhere.
    await page.screenshot();
    const found = (await controls(page)).filter(({ isDot, name }) => isDot || /^(Prev|Next)/.test(name));
    return found.map(({ name, disabled }) => (disabled ? `${name} (disabled)` : name));
  };

  test('are arrows on phones as well, and a dot for each card', async () =>
    expect(await ofBrowser('typical', 767)).toEqual([
      'Previous (disabled)',
      'Next',
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ]));

  test('are arrows and a dot for each page from tablets on; back leads nowhere at the start', async () =>
    expect(await ofBrowser('typical', 768)).toEqual(['Previous (disabled)', 'Next', '1 of 4', '3 of 4']));

  test('are not there where all cards fit', async () => {
    expect(await ofBrowser('two-cards', 768)).toEqual([]);
    expect(await ofBrowser('minimal', 390)).toEqual([]);
  });
});

describe('arrows and dots of ours', () => {
  async function openLive(example: string, width: number): Promise<Page> {
    const page = await open(example, width);
    await page.waitForSelector('section[data-behaviour="started"]');
    return page;
  }

  test('stand in the place of the browser’s, and move by a card; dots stand for pages', async () => {
    const page = await openLive('typical', 800);
    const region = page.getByRole('region');
    expect((await controls(page)).filter(({ isDot }) => isDot)).toEqual([]);
    await region.getByRole('button', { name: 'Next' }).click();
    const moved = ['Tidewell Collagen Peptides', 'Ember & Oat Vanilla Collagen'];
    expect(await cardsAtRest(page, moved)).toEqual(moved);
    await region.getByRole('button', { name: '3 of 4' }).click();
    const last = ['Ember & Oat Vanilla Collagen', 'Kindroot Bone Broth Mix'];
    expect(await cardsAtRest(page, last)).toEqual(last);
    await page.waitForSelector('button[aria-label="Next"][aria-disabled="true"]');
    expect(await region.locator('[aria-current="true"]').getAttribute('aria-label')).toBe('3 of 4');
  });

  test.each([320, 390])('on a phone of %i px move by a card, and dots lead to theirs', async (width) => {
    const page = await openLive('typical', width);
    await page.getByRole('button', { name: 'Next' }).click();
    const second = ['Tidewell Collagen Peptides'];
    expect(await cardsAtRest(page, second)).toEqual(second);
    await page.getByRole('button', { name: '4 of 4' }).click();
    const cards = ['Kindroot Bone Broth Mix'];
    expect(await cardsAtRest(page, cards)).toEqual(cards);
  });
});

test.each([800, 1280])(
  'in a window of %i px with text of twice its size, cards stand one by one',
  async (width) => {
    const page = await open('typical', width);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await cardsInView(page)).toEqual(['Norrland Pure Marine Collagen']);
    const dots = page.getByRole('button', { name: / of 4$/ });
    await dots.nth(3).waitFor();
    expect(await dots.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual([
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ]);
  },
);

test('cards of one carousel are of one height', async () => {
  const page = await open('typical', 800);
  const heights = await page
    .locator('article')
    .evaluateAll((cards) => cards.map((card) => card.clientHeight));
  expect(new Set(heights).size).toBe(1);
});

test('on paper the cards stand below each other', async () => {
  const page = await open('typical', 800);
  await page.emulateMedia({ media: 'print' });
  const lefts = await page
    .locator('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
});

describe('a carousel of cards that readers turn over', () => {
  const openCards = (example: string, width: number, options: BrowserContextOptions = {}) =>
    open(example, width, options, 'flip-card-carousel');
  const places = (page: Page) =>
    page
      .locator('details')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).map(({ x, y }) => [x, y]));

  test.each([
    ['typical', 990, 1],
    ['four-cards', 990, 2],
    ['typical', 1280, 1],
  ])(
    '%s in a window of %i px stands in a grid with %i rows, which does not scroll',
    async (example, width, rows) => {
      const page = await openCards(example, width);
      expect(new Set((await places(page)).map(([, y]) => y)).size).toBe(rows);
      expect(await list(page).evaluate((track) => track.scrollWidth - track.clientWidth)).toBe(0);
    },
  );

  test.each([
    [390, 1],
    [989, 2],
  ])('in a window of %i px shows %i at a time', async (width, count) => {
    const page = await openCards('typical', width);
    const inView = await list(page).evaluate((track) => {
      const { right } = track.getBoundingClientRect();
      return [...track.children].filter((card) => card.getBoundingClientRect().right <= right + 1).length;
    });
    expect(inView).toBe(count);
  });

  test('turning one over by keyboard moves nothing, without JavaScript as well', async () => {
    const page = await openCards('typical', 1280, { javaScriptEnabled: false });
    const before = await places(page);
    const height = () => list(page).evaluate((track) => track.getBoundingClientRect().height);
    const tall = await height();
    await page.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await page.getByText('It should not.').waitFor({ state: 'visible' });
    expect(await page.locator('summary img').first().isVisible()).toBe(false);
    expect(await places(page)).toEqual(before);
    expect(await height()).toBe(tall);
  });
});

describe('a carousel without an end', () => {
  const openLoop = (width: number, options: BrowserContextOptions = {}) =>
    open('typical', width, options, 'looping-carousel');
  const sizes = (page: Page) =>
    list(page).evaluate((track) => {
      const [first, second] = [...track.children].map((card) => card.getBoundingClientRect());
      const { paddingLeft, paddingRight } = getComputedStyle(track);
      const content = track.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return { content, card: first?.width ?? 0, gap: Math.round((second?.left ?? 0) - (first?.right ?? 0)) };
    });

  test.each([
    [390, 1.1, 16],
    [657, 1.1, 16],
    [658, 2.2, 24],
    [1099, 2.2, 24],
    [1100, 3.4, 24],
  ])('in a window of %i px shows %f cards, with %i px between them', async (width, shown, gap) => {
    const page = await openLoop(width, { javaScriptEnabled: false });
    const { content, card, gap: between } = await sizes(page);
    expect(between).toBe(gap);
    expect((content - Math.floor(shown) * gap) / card).toBeCloseTo(shown, 1);
  });

  test('scrolls without JavaScript, with nothing out of reach and no control that does nothing', async () => {
    const page = await openLoop(390, { javaScriptEnabled: false });
    expect(await list(page).evaluate((track) => track.scrollWidth > track.clientWidth)).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.getByRole('link', { name: 'Keep it in a diary' }).focus();
    expect(await page.getByRole('link', { name: 'Keep it in a diary' }).isVisible()).toBe(true);
  });

  test('lets all whole cards be used, and no other, when the window crosses a layout', async () => {
    const page = await openLoop(1200);
    await page.waitForSelector('section[data-behaviour="started"]');
    // Between two of these the list itself may stay as wide as it was.
    for (const [width, whole] of [
      [1101, 3],
      [1099, 2],
      [1100, 3],
      [1099, 2],
      [658, 2],
      [657, 1],
      [658, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction(
        (count) => document.querySelectorAll('section > ul > li:not([inert])').length === count,
        whole,
      );
    }
  });

  test('turns by its arrows, past its end, without moving anything around it', async () => {
    const page = await openLoop(800);
    await page.waitForSelector('section[data-behaviour="started"]');
    const before = await sizes(page);
    const names = () =>
      list(page).evaluate((track) =>
        [...track.querySelectorAll('li:not([inert]) b')].map(({ textContent }) => textContent),
      );
    expect(await names()).toEqual(['A warm shower, an hour before bed', 'Tomorrow’s list, on paper']);
    await page.getByRole('button', { name: 'Previous' }).click();
    expect(await names()).toEqual(['Keep it in a diary', 'A warm shower, an hour before bed']);
    expect(await sizes(page)).toEqual(before);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keep it in a diary');
  });
});
