import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { validateEvents } from '#schemas/generated/validators.js';
import { newPage, server } from './support/site.ts';

const phone = { width: 390, height: 844 };
const computer = { width: 1280, height: 900 };
const article = '/health/migraine-treatment';

async function open(
  path: string,
  options: BrowserContextOptions = {},
  change?: (html: string) => string,
): Promise<Page> {
  const page = await newPage({ viewport: computer, ...options });
  const address = server.origin + path;
  if (change) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  }
  await page.addInitScript(recordShiftsAndEvents);
  await page.goto(address);
  return page;
}

function recordShiftsAndEvents(): void {
  const shifts: number[] = [];
  const batches: Promise<string>[] = [];
  Reflect.set(window, 'shifts', shifts);
  Reflect.set(window, 'batches', batches);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
  }).observe({ type: 'layout-shift', buffered: true });
  Reflect.set(Navigator.prototype, 'sendBeacon', (address: string, body: Blob) => {
    if (address === '/api/events') batches.push(body.text());
    return true;
  });
}

async function reported(page: Page): Promise<TrackingEvent[]> {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const bodies: string[] = await page.evaluate(() => Promise.all(Reflect.get(window, 'batches')));
  return bodies.flatMap((body) => {
    const batch: unknown = JSON.parse(body);
    if (!validateEvents(batch)) throw new Error(`not of the schema: ${body}`);
    return batch.events;
  });
}

const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;
const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;
const widthsOf = (parts: Locator): Promise<number[]> =>
  parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width));

describe('the summary of a treatment', () => {
  const withSummary =
    (height: number) =>
    (html: string): string =>
      html.replace(
        /(<div[^>]*data-read-more="172"[^>]*><div[^>]*>)[\s\S]*?(<\/div><button)/,
        `$1<div style="height:${height}px">A summary</div>$2`,
      );

  test.each([
    [phone, 150, 'open', 150],
    [phone, 172, 'open', 172],
    [phone, 173, 'closed', 150],
    [computer, 172, 'open', 172],
    [computer, 173, 'closed', 155],
    [computer, 900, 'closed', 155],
  ])(
    'on a screen of %o with a height of %i px is %s, %i px of it are shown, and nothing moves',
    async (viewport, height, state, shownHeight) => {
      const page = await open('/gallery/treatment-card/typical', { viewport }, withSummary(height));
      const box = page.locator('[data-read-more]');
      await page.waitForSelector('[data-fold]');
      expect(await box.getAttribute('data-fold')).toBe(state);
      expect(await box.locator('> :first-child').evaluate((text) => text.clientHeight)).toBe(shownHeight);
      expect(await box.getByRole('button', { name: 'Read more' }).isVisible()).toBe(state === 'closed');
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    },
  );

  test('is unfolded and folded by the keyboard, and says so each time', async () => {
    const page = await open(article);
    // Clicks are told from when the script that listens to them is there.
    await page.waitForLoadState('networkidle');
    const box = page.locator('[data-fold]').first();
    await box.locator('> button').press('Enter');
    expect(await heightOf(box)).toBeGreaterThan(172);
    await box.getByRole('button', { name: 'Read less' }).press('Space');
    expect(await box.getAttribute('data-fold')).toBe('closed');
    const outcomes = (await reported(page)).flatMap(({ text, actionOutcome }) =>
      text === 'Summary' ? [actionOutcome] : [],
    );
    expect(outcomes).toEqual(['OPEN', 'CLOSE']);
  });

  test('is whole without JavaScript', async () => {
    const page = await open('/gallery/treatment-card/typical', { javaScriptEnabled: false });
    expect(await heightOf(page.locator('[data-read-more]'))).toBeGreaterThan(172);
    expect(await page.getByRole('button').count()).toBe(0);
  });
});

describe('the recommended products', () => {
  test.each([phone, computer])('stand in two columns on a screen of %o', async (viewport) => {
    const page = await open('/gallery/treatment-card/extreme', { viewport, javaScriptEnabled: false });
    await page.getByText('Recommended products:').click();
    const lefts = await page
      .locator('details li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(5);
    expect(new Set(lefts).size).toBe(2);
  });

  test('are reported as seen, each once, on every opening, and not on closing', async () => {
    const page = await open(article);
    await page.waitForSelector('html[data-behaviour=started]');
    const toggle = page.locator('summary', { hasText: 'Recommended products:' }).first();
    // The browser tells of it a moment after the box is open, or closed.
    await toggle.evaluate((summary) => {
      const box = summary.closest('details');
      let told = 0;
      box?.addEventListener('toggle', () => {
        setTimeout(() => box.setAttribute('data-told', String(++told)));
      });
    });
    for (let times = 1; times <= 3; times++) {
      await toggle.press('Enter');
      await page.waitForSelector(`details[data-told="${times}"]`);
    }
    const events = (await reported(page)).filter(({ location }) => location === 'Treatment comparison');
    expect(events.flatMap(({ kind, name }) => (kind === 'product-viewed' ? [name] : []))).toEqual([
      'Cold Gel Head Wrap',
      'Ginger Drink Sticks',
      'Cold Gel Head Wrap',
      'Ginger Drink Sticks',
    ]);
  });
});

describe.each([phone, computer])('the comparison’s header on a screen of %o', (viewport) => {
  test('stays at the top while the tool is in view, and neither before nor after; it needs no script', async () => {
    const page = await open(article, { viewport, javaScriptEnabled: false });
    const tool = page.locator('section', {
      has: page.getByRole('navigation', { name: 'Treatments compared' }),
    });
    const header = page.getByRole('navigation', { name: 'Treatments compared' });
    const scrollTo = (top: number) => page.mouse.wheel(0, top);
    expect(await topOf(header)).toBeGreaterThan(viewport.height);

    const start = await topOf(tool);
    const end = start + (await heightOf(tool));
    for (let top = 0; top < start + 600; top += 300) await scrollTo(300);
    await expectTop(header, (top) => top === 0);
    expect(await topOf(tool)).toBeLessThan(0);

    for (let top = start + 600; top < end + 600; top += 300) await scrollTo(300);
    await expectTop(header, (top) => top < -20);
  });

  test('leads to a card that it does not cover', async () => {
    const page = await open(article, { viewport });
    const header = page.getByRole('navigation', { name: 'Treatments compared' });
    await header.getByRole('link', { name: 'CGRP antibodies' }).press('Enter');
    const title = page.getByRole('heading', { name: 'CGRP antibodies', level: 3 });
    await expectTop(title, (top) => top >= 0 && top < viewport.height);
    expect(await topOf(title)).toBeGreaterThanOrEqual((await topOf(header)) + (await heightOf(header)));
  });
});

test('a name that the keyboard reaches in the comparison’s header is not cut off at its edge', async () => {
  const page = await open('/gallery/treatment-comparison/five', { viewport: phone });
  const header = page.getByRole('navigation', { name: 'Treatments compared' });
  for (const link of await header.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const box = await link.boundingBox();
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  }
});

test.each(['Recommended products:', '30 minutes to 2 hours', 'stomach ulcers, kidney disease'])(
  'on a page from right to left "%s" is read from left to right, and stands at the right',
  async (text) => {
    const page = await open('/gallery/treatment-comparison/typical', { viewport: computer });
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const { first, last, roomLeft, roomRight } = await page
      .getByText(text)
      .first()
      .evaluate((element) => {
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        const box = element.closest('td, summary')?.getBoundingClientRect();
        if (!(words instanceof Text) || !box) throw new Error('There are no words.');
        const line = document.createRange();
        const leftOf = (index: number): number => {
          line.setStart(words, index);
          line.setEnd(words, index + 1);
          return line.getBoundingClientRect().left;
        };
        const places = { first: leftOf(0), last: leftOf(words.data.split(' ', 2).join(' ').length - 1) };
        line.selectNodeContents(words);
        const { left, right } = line.getBoundingClientRect();
        return { ...places, roomLeft: left - box.left, roomRight: box.right - right };
      });
    expect(last).toBeGreaterThan(first);
    expect(roomLeft).toBeGreaterThan(roomRight);
  },
);

/** Scrolling takes a moment: waits until the part is where it should be. */
async function expectTop(part: Locator, isThere: (top: number) => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  let top = await topOf(part);
  while (!isThere(top) && Date.now() < deadline) {
    await part.page().waitForTimeout(50);
    top = await topOf(part);
  }
  expect({ top, isThere: isThere(top) }).toEqual({ top, isThere: true });
}

describe('the comparison', () => {
  test.each([
    ['typical', 1280],
    ['five', 1280],
  ])('%s at %i px has its values under the names', async (example, width) => {
    const page = await open(`/gallery/treatment-comparison/${example}`, { viewport: { width, height: 900 } });
    const lefts = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    const names = await lefts('main nav[aria-labelledby] li');
    const cells = await lefts('tbody tr:first-child td');
    expect(cells).toHaveLength(names.length);
    expect(cells).toEqual(names);
  });

  test.each([
    ['typical', 719, { table: false, factsOnCards: true, cards: 3 }],
    ['typical', 720, { table: true, factsOnCards: false, cards: 3 }],
    ['extreme', 719, { table: false, factsOnCards: true, cards: 12 }],
    ['extreme', 720, { table: true, factsOnCards: false, cards: 1 }],
  ])('%s in a place of %i px shows each fact once: %o', async (example, width, expected) => {
    const page = await open(`/gallery/treatment-comparison/${example}`);
    const shown = await page
      .locator('main section')
      .first()
      .evaluate((tool, placeWidth) => {
        tool.style.width = `${placeWidth}px`;
        const seen = (selector: string) =>
          [...tool.querySelectorAll(selector)].filter((part) => part.checkVisibility()).length;
        return {
          table: seen('table[aria-labelledby]') > 0,
          factsOnCards: seen('dl') > 0,
          cards: seen('article'),
        };
      }, width);
    expect(shown).toEqual(expected);
  });

  test('is reported as met once it comes into view, once, with a correlation id', async () => {
    const page = await open(article, { viewport: phone });
    const exposures = async () => (await reported(page)).filter(({ kind }) => kind === 'exposure');
    expect(await exposures()).toEqual([]);
    const tool = page.getByRole('heading', { name: 'Compare migraine treatments' });
    for (let times = 0; times < 2; times++) {
      await tool.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => document.documentElement.scrollTop > 0);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      await page.evaluate(() => scrollTo(0, 0));
    }
    expect(await exposures()).toEqual([
      {
        kind: 'exposure',
        location: 'Treatment comparison',
        category: 'migraine',
        toolName: 'treatment-comparison',
        topic: 'migraine',
        jtbd: 'choose-a-treatment',
        exposureType: 'decisiontool_view',
        authContext: { isAuthenticated: false },
        correlationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });
});

describe.each([true, false])('the trust card, with JavaScript: %s', (javaScriptEnabled) => {
  test('shows 75 px of its explanation, all of it when it is opened, and 75 px again', async () => {
    const page = await open('/gallery/trust-card/typical', { javaScriptEnabled });
    const details = page.locator('details');
    const summary = details.locator('summary');
    const shown = async () => {
      const aboveIt = (await topOf(summary)) + (await heightOf(summary));
      return Math.round((await topOf(details)) + (await heightOf(details)) - aboveIt);
    };
    expect(await shown()).toBe(75);
    await summary.press('Enter');
    expect(await summary.innerText()).toContain('Read less');
    expect(await shown()).toBeGreaterThan(150);
    await summary.press('Space');
    expect(await summary.innerText()).toContain('Read more');
    expect(await shown()).toBe(75);
  });
});

test('the trust card shows all of its explanation while the focus is in it', async () => {
  const page = await open('/gallery/trust-card/extreme');
  const link = page.getByRole('link', { name: 'description of our process' });
  await link.focus();
  expect(await heightOf(page.locator('details'))).toBeGreaterThan(250);
});

test.each([
  ['minimal', [1]],
  ['two-tiles', [0.5, 0.5]],
  ['typical', [0.3333, 0.3333, 0.3333]],
])(
  'social proof %s has tiles of these parts of the width, on the smallest phone, any other and a computer: %j',
  async (example, parts) => {
    for (const viewport of [{ ...phone, width: 320 }, phone, computer]) {
      const page = await open(`/gallery/social-proof/${example}`, { viewport });
      const [row = 0] = await widthsOf(page.locator('main ul'));
      const tiles = await widthsOf(page.locator('main li'));
      expect(tiles.map((width) => Math.round((width / row) * 10_000) / 10_000)).toEqual(parts);
    }
  },
);

test('the quick look jumps to the card that its pick is about', async () => {
  const page = await open('/fitness/best-protein-powder');
  await page
    .getByRole('region', { name: 'A quick look at our six picks' })
    .getByRole('link', { name: 'Nightjar Micellar Casein, Banana', exact: true })
    .press('Enter');
  const card = page.getByRole('article', { name: 'Nightjar Micellar Casein, Banana' });
  await expectTop(card, (top) => top >= -1 && top < 200);
});
