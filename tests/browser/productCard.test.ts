import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { newPage, server } from './support/site.ts';

const phone = { width: 390, height: 844 };
const computer = { width: 1280, height: 900 };

async function open(
  example: string,
  options: BrowserContextOptions = {},
  change?: (html: string) => string,
): Promise<Page> {
  const page = await newPage({ viewport: computer, ...options });
  const address = `${server.origin}/gallery/product-card/${example}`;
  if (change) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  }
  await page.addInitScript(recordShifts);
  await page.goto(address);
  return page;
}

function recordShifts(): void {
  const shifts: number[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The same page with a review of this height, in CSS pixels. */
function withReview(height: number): (html: string) => string {
  return (html) =>
    html.replace(
      /(<div class="[^"]*" data-read-more="154"[^>]*><div [^>]*>).*?(<\/div><button)/s,
      `$1<div style="height:${height}px">A review</div>$2`,
    );
}

const foldState = async (page: Page) => {
  const box = page.locator('[data-read-more]');
  await page.waitForSelector('[data-fold]');
  return {
    state: await box.getAttribute('data-fold'),
    shownHeight: await box.locator('> :first-child').evaluate((text) => text.clientHeight),
    offersMore: await box.getByRole('button', { name: 'Read more' }).isVisible(),
    shifts: await page.evaluate(() => Reflect.get(window, 'shifts')),
  };
};

describe('a review', () => {
  test.each([
    [phone, 154, { state: 'open', shownHeight: 154, offersMore: false }],
    [phone, 155, { state: 'closed', shownHeight: 150, offersMore: true }],
    [computer, 154, { state: 'open', shownHeight: 154, offersMore: false }],
    [computer, 155, { state: 'closed', shownHeight: 155, offersMore: true }],
    [computer, 900, { state: 'closed', shownHeight: 155, offersMore: true }],
  ])('on a screen of %o with a height of %i px is %o', async (viewport, height, expected) => {
    const page = await open('tall-review', { viewport }, withReview(height));
    expect(await foldState(page)).toMatchObject(expected);
  });

  test.each([phone, computer])('moves nothing while the page loads, on a screen of %o', async (viewport) => {
    const page = await open('tall-review', { viewport });
    expect(await foldState(page)).toMatchObject({ state: 'closed', shifts: [] });
  });

  test('that a late picture makes tall is folded then, and nobody hears of an error', async () => {
    const page = await open('tall-review', {}, withReview(100));
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    expect(await foldState(page)).toMatchObject({ state: 'open', offersMore: false });
    await page.locator('[data-read-more] > div').evaluate((text) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>')}`;
      text.append(picture);
    });
    await page.waitForSelector('[data-fold="closed"]');
    expect(await foldState(page)).toMatchObject({ shownHeight: 155, offersMore: true });
    expect(complaints).toEqual([]);
  });

  test('is whole without JavaScript, and so is the score board', async () => {
    const review = await open('tall-review', { javaScriptEnabled: false });
    const text = review.locator('[data-read-more] > :first-child');
    const box = await text.boundingBox();
    expect(box?.height).toBeGreaterThan(155);
    expect(await review.getByRole('button', { name: 'Read more' }).count()).toBe(0);

    const scores = await open('score-board', { javaScriptEnabled: false });
    expect(await scores.getByText('Mixability').isVisible()).toBe(true);
    await scores.getByText('Our scores').click();
    expect(await scores.getByText('Mixability').isVisible()).toBe(false);
  });
});

describe.each([true, false])(
  'the explanation of a featured partner, with JavaScript: %s',
  (javaScriptEnabled) => {
    test('opens from its button, and closes by Escape, a click outside and its own button', async () => {
      const page = await open('featured-partner', { javaScriptEnabled });
      const button = page.getByRole('button', { name: 'About featured partner offers' });
      const popup = page.getByRole('dialog', { name: 'About featured partner offers' });
      expect(await popup.count()).toBe(0);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
        () => popup.getByRole('button', { name: 'Close' }).click(),
      ]) {
        await button.click();
        await popup.waitFor({ state: 'visible' });
        await close();
        await popup.waitFor({ state: 'detached' });
      }
    });
  },
);

describe('what the style sheet decides', () => {
  test.each([
    [{ width: 767, height: 800 }, true],
    [{ width: 768, height: 800 }, false],
  ])('a screen of %o shows the disclaimer for phones: %s', async (viewport, forPhones) => {
    const page = await open('featured-partner', { viewport });
    expect(await page.locator('[data-for="mobile"]').isVisible()).toBe(forPhones);
    expect(await page.locator('[data-for="desktop"]').isVisible()).toBe(!forPhones);
  });

  test('the button keeps another margin with few highlights', async () => {
    const margins: string[] = [];
    for (const example of ['few-highlights', 'typical']) {
      const page = await open(example);
      const button = page.locator('[data-affiliate]:not([data-track-click*="LINK"])');
      margins.push(await button.evaluate((link) => getComputedStyle(link).marginTop));
    }
    expect(margins).toEqual(['0px', '8px']);
  });

  test('a long discount is aligned left and wider, and the code of a very long one is lighter', async () => {
    const looks: [string, boolean, string][] = [];
    for (const example of ['typical', 'discount-over-35', 'discount-over-60']) {
      const page = await open(example);
      looks.push(
        await page.locator('[data-length]').evaluate((box) => {
          const { textAlign } = getComputedStyle(box);
          const code = box.querySelector('code');
          const isWide = box.clientWidth > (box.closest('article')?.clientWidth ?? 0) * 0.8;
          return [textAlign, isWide, code ? getComputedStyle(code).fontWeight : ''];
        }),
      );
    }
    expect(looks).toEqual([
      ['center', false, '700'],
      ['left', true, '700'],
      ['left', true, '400'],
    ]);
  });
});

describe('the room below the last part of a card', () => {
  test.each([
    ['a name', 'minimal', 'h3'],
    ['an offer', 'rating-switched-off', 'article > div > :last-child'],
    ['scores', 'score-board', 'section > details'],
    ['a review', 'review-other-name', '[data-read-more]'],
  ])('is as large below %s as below any other', async (_, example, part) => {
    const page = await open(example);
    const bottom = await page.locator(part).last().boundingBox();
    const card = await page.getByRole('article').boundingBox();
    const room = (card?.y ?? 0) + (card?.height ?? 0) - (bottom?.y ?? 0) - (bottom?.height ?? 0);
    expect(Math.round(room)).toBe(17);
  });
});

test('facts have their values in line', async () => {
  const page = await open('accordions-open');
  const starts = await page
    .locator('details dd')
    .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().left));
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
});

test('whatever the keyboard reaches is scrolled into sight with its outline', async () => {
  const page = await open('extreme', { viewport: phone });
  const cutOff: string[] = [];
  const outline = 5;
  for (;;) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { top, bottom } = element.getBoundingClientRect();
      return { name: element.textContent ?? '', top, below: innerHeight - bottom };
    });
    if (!reached) break;
    if (Math.min(reached.top, reached.below) < outline) cutOff.push(reached.name);
  }
  expect(cutOff).toEqual([]);
});

test('on paper what is open shows no sign that it could be closed', async () => {
  const page = await open('one-pro');
  const signs = () =>
    page
      .locator('summary')
      .evaluateAll((all) => all.map((summary) => getComputedStyle(summary, '::after').content));
  expect(await signs()).toEqual(['""']);
  await page.emulateMedia({ media: 'print' });
  expect(await signs()).toEqual(['none']);
});

describe('a rating', () => {
  const meaning = '[role=img], dl dd > span';
  const styles = (page: Page) =>
    page.locator(meaning).evaluateAll((elements) =>
      elements.map((element) => {
        const { forcedColorAdjust, printColorAdjust } = getComputedStyle(element);
        return { forcedColorAdjust, printColorAdjust };
      }),
    );

  test('is as full on paper, and in the reader’s own colors, as it is on the screen', async () => {
    const page = await open('score-board', { forcedColors: 'active' });
    const found = await styles(page);
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found.map((style) => JSON.stringify(style)))).toEqual(
      new Set([JSON.stringify({ forcedColorAdjust: 'none', printColorAdjust: 'exact' })]),
    );
  });

  test('has a button with a frame where its ground is taken away', async () => {
    const page = await open('score-board', { forcedColors: 'active' });
    const button = page.getByRole('link', { name: /^Shop/ });
    expect(await button.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe('1px');
  });
});

describe('a card in a list of many', () => {
  const list = '/nutrition/best-magnesium-supplements';

  async function openList(options: BrowserContextOptions): Promise<Page> {
    const page = await newPage(options);
    await page.goto(`${server.origin}${list}`);
    return page;
  }

  test('is about 320 px high on a phone behind the first three, with a picture of 96 px', async () => {
    const page = await openList({ viewport: phone });
    const card = page.locator('#page0-card5');
    expect((await card.boundingBox())?.height).toBeLessThan(340);
    expect((await card.locator('img').first().boundingBox())?.width).toBe(96);
  });

  test('tells the verdict before the offer, on every screen', async () => {
    for (const viewport of [phone, { width: 800, height: 1000 }, computer]) {
      const page = await openList({ viewport });
      for (const place of [0, 5]) {
        const card = page.locator(`#page0-card${place}`);
        const verdict = await card.locator('p > span').first().boundingBox();
        const button = await card.getByRole('link', { name: /^Shop/ }).boundingBox();
        expect(verdict && button && (verdict.y < button.y || verdict.x < button.x)).toBe(true);
      }
    }
  });

  test('gives pros and cons the width of the card where it is whole', async () => {
    const page = await openList({ viewport: computer });
    const card = await page.locator('#page0-card0').boundingBox();
    const points = await page.locator('#page0-card0 details').first().boundingBox();
    expect(points?.width).toBeGreaterThan((card?.width ?? 0) * 0.9);
  });

  test('has the whole width on paper, and shows there what is folded, without what would open it', async () => {
    const page = await openList({ viewport: { width: 800, height: 1000 } });
    await page.emulateMedia({ media: 'print' });
    const [card, next] = [page.locator('#page0-card3'), page.locator('#page0-card4')];
    expect((await card.boundingBox())?.x).toBe((await next.boundingBox())?.x);
    expect(await card.getByText('A hot mug').isVisible()).toBe(true);
    expect(await card.getByText('Pros & cons, review, details').isVisible()).toBe(false);
  });

  test('opens what is folded, and leads to the next, without JavaScript', async () => {
    const page = await openList({ viewport: phone, javaScriptEnabled: false });
    const card = page.locator('#page0-card5');
    const review = card.getByText('Liquids suit people');
    expect(await review.isVisible()).toBe(false);
    await card.getByText('Pros & cons, review, details').click();
    expect(await review.isVisible()).toBe(true);
    await card.getByRole('link', { name: 'Next product' }).click();
    expect(page.url()).toMatch(/#page0-card6$/);
  });
});

describe('text twice as large', () => {
  test('does not break a price of four digits on a phone', async () => {
    const page = await open('extreme', { viewport: phone });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const price = page.getByText('$1,249.50', { exact: true }).first();
    expect(await price.evaluate((words) => words.getClientRects().length)).toBe(1);
  });

  test('is not cut off in a narrow card', async () => {
    const page = await open('typical', { viewport: { width: 320, height: 800 } });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const cutOff = await page.getByRole('article').evaluate((card) => {
      const end = card.getBoundingClientRect().right;
      return [...card.querySelectorAll('h3, dt, dd, a, button, summary')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > end)
        .map((part) => part.textContent);
    });
    expect(cutOff).toEqual([]);
  });
});

describe('an animated picture', () => {
  const gif = readFileSync('tests/browser/support/blink.gif');

  /** The test is about the button, so the picture is one that is surely animated. */
  async function openAnimated(options: BrowserContextOptions = {}, asked: string[] = []): Promise<Page> {
    const page = await newPage({ viewport: computer, ...options });
    await page.route('**/*.gif*', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: gif, contentType: 'image/gif' });
    });
    await page.addInitScript(recordShifts);
    await page.goto(`${server.origin}/gallery/product-card/animated-hands-on-review`);
    await page.locator('[data-animation]').scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('[data-animation] img')?.complete,
    );
    return page;
  }

  test('is frozen to a still of the same size by a click, and plays again, and nothing moves', async () => {
    const page = await openAnimated();
    const button = page.locator('[data-animation]');
    const size = await button.boundingBox();
    await button.click();
    expect(await button.getAttribute('data-animation')).toBe('frozen');
    expect(await button.boundingBox()).toEqual(size);
    expect(await button.locator('img').isVisible()).toBe(false);
    expect(await button.locator('canvas').isVisible()).toBe(true);
    await button.press('Enter');
    expect(await button.getAttribute('data-animation')).toBe('playing');
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });

  test('starts frozen for readers who want less motion, and all of it is loaded when they let it play', async () => {
    const asked: string[] = [];
    const page = await openAnimated({ reducedMotion: 'reduce' }, asked);
    const button = page.locator('[data-animation="frozen"]');
    await button.waitFor();
    expect(asked.map((address) => address.endsWith('&still'))).toEqual([true]);
    const size = await button.boundingBox();
    await button.click();
    await page.waitForSelector('[data-animation="playing"] > img');
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('[data-animation] img')?.complete,
    );
    expect(asked.map((address) => address.endsWith('&still'))).toEqual([true, false]);
    expect(await page.locator('[data-animation]').boundingBox()).toEqual(size);
  });
});
