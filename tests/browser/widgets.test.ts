import type { Page } from 'playwright-core';
import { readerKey } from '../../contracts/reader.ts';
import type { TrackingEvent } from '../../contracts/tracking.ts';
import { validateEvents } from '../../schemas/generated/validators.js';
import { blockExamples } from '../support/blockExamples.ts';
import { browser, server } from './support/site.ts';

const examples = blockExamples().map((example) => example.join('/'));

async function openPage(width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  return context.newPage();
}
const showExample = (page: Page, example: string): Promise<unknown> =>
  page.goto(`${server.origin}/gallery/${example}`);

describe('every example, with all of it unfolded', () => {
  /** What reaches beyond the window, or beyond a card that would cut it off; tables and carousels scroll in theirs. */
  const cutOff = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const holders = 'article, [popover], body';
      return [...document.querySelectorAll('main *')]
        .filter((element) => {
          for (let box = element.parentElement; box && !box.matches(holders); box = box.parentElement) {
            if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return false;
            // Its cards wait beside it for their turn.
            if (box.matches('[data-loop]')) return false;
          }
          const limit = element.parentElement?.closest(holders)?.getBoundingClientRect().right ?? 0;
          return element.getBoundingClientRect().right > limit + 1;
        })
        .map((element) => `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 40)}`);
    });

  test('fits into a window of 320 pixels, which is one of 1280 at four times its size', async () => {
    const page = await openPage(320);
    const found: Record<string, string[]> = {};
    for (const example of examples) {
      await showExample(page, example);
      const sticksOut = await cutOff(page);
      if (sticksOut.length > 0) found[example] = sticksOut;
    }
    expect(found).toEqual({});
    await page.context().close();
  });

  test('fits into a phone with text of twice its size', async () => {
    const page = await openPage(390);
    const found: Record<string, string[]> = {};
    for (const example of examples) {
      await showExample(page, example);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const sticksOut = await cutOff(page);
      if (sticksOut.length > 0) found[example] = sticksOut;
    }
    expect(found).toEqual({});
    await page.context().close();
  });
});

describe('words that are broken over two lines', () => {
  /** Of the words of a pattern in what is shown inside the elements. */
  const brokenWords = (page: Page, selector: string, pattern: RegExp): Promise<string[]> =>
    page.evaluate(
      ({ selector, source, flags }) => {
        const found: string[] = [];
        for (const element of document.querySelectorAll(selector)) {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const text = texts.currentNode;
            if (!text.parentElement?.checkVisibility()) continue;
            for (const { 0: word, index } of (text.textContent ?? '').matchAll(new RegExp(source, flags))) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              if (lines.size > 1) found.push(word);
            }
          }
        }
        return found;
      },
      { selector, source: pattern.source, flags: pattern.flags },
    );

  test.each([
    ['stats/extreme', 390],
    ['stats/extreme', 800],
    ['stats/extreme', 1280],
    ['stats/prefixes-suffixes-decimals', 390],
    ['stats/prefixes-suffixes-decimals', 1280],
    ['trust-card/extreme', 320],
    ['trust-card/extreme', 390],
    ['trust-card/extreme', 800],
    ['trust-card/extreme', 1280],
  ])('are not among the figures of %s at %i pixels', async (example, width) => {
    const page = await openPage(width);
    await showExample(page, example);
    const figures = 'main li > div > :is(b, strong)';
    expect(await page.locator(figures).count()).toBeGreaterThan(0);
    expect(await brokenWords(page, figures, /\S+/g)).toEqual([]);
    await page.context().close();
  });

  const aboutProducts =
    /^(affiliate-disclosure|comparison-dropdown|inline-ad|product-|quick-look|scorecard|trust-card)/;
  /** Of as many letters as most words have at most; on a phone, of as many as a comparison's column of 100 px holds. */
  const usualWord = (width: number) =>
    new RegExp(`(?<![\\p{L}\\d])[\\p{L}\\d]{2,${width < 768 ? 10 : 12}}(?![\\p{L}\\d])`, 'gu');

  test.each([
    [390, '100%'],
    [800, '100%'],
    [800, '200%'],
  ])('are not usual ones in what compares products, at %i pixels with text of %s', async (width, size) => {
    const page = await openPage(width);
    const found: Record<string, string[]> = {};
    for (const example of examples.filter((name) => aboutProducts.test(name))) {
      await showExample(page, example);
      await page.evaluate((value) => {
        document.documentElement.style.setProperty('font-size', value);
        for (const details of document.querySelectorAll('details')) details.open = true;
      }, size);
      const broken = await brokenWords(page, 'main > :not(h1)', usualWord(width));
      if (broken.length > 0) found[example] = broken;
    }
    expect(found).toEqual({});
    await page.context().close();
  });

  test.each([320, 390, 800, 1280])(
    'are not usual ones in a list of the best, at %i pixels',
    async (width) => {
      const page = await openPage(width);
      await page.goto(`${server.origin}/nutrition/best-magnesium-supplements`);
      expect(await brokenWords(page, 'main', usualWord(width))).toEqual([]);
      await page.context().close();
    },
  );
});

describe('the words of a quote', () => {
  test.each([
    [390, 'below'],
    [1280, 'beside'],
  ])('at %i pixels stand %s the portrait', async (width, place) => {
    const page = await openPage(width);
    await showExample(page, 'quote/typical');
    const portrait = await page.locator('figure img').boundingBox();
    const words = await page.locator('blockquote').boundingBox();
    const bottom = (portrait?.y ?? 0) + (portrait?.height ?? 0);
    expect((words?.y ?? 0) >= bottom ? 'below' : 'beside').toBe(place);
    await page.context().close();
  });
});

test('a video without a picture shows readers without JavaScript its link, and no empty box', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await showExample(page, 'video/minimal');
  const link = page.getByRole('link', { name: 'Watch on YouTube' });
  expect(await link.isVisible()).toBe(true);
  expect(await page.locator('figure > div').isVisible()).toBe(false);
  await context.close();
});

describe('a quiz that is taken to its end', () => {
  /** An article with a quiz of its own, on whose page everything is reported as for readers. */
  const article = '/sleep/insomnia-self-help';

  test('tells nobody what was answered, and leaves nothing behind', async () => {
    const page = await openPage(800);
    const sent: { address: string; body: string }[] = [];
    await page.context().route('**/*', (route) => {
      const request = route.request();
      sent.push({ address: request.url(), body: request.postData() ?? '' });
      return route.continue();
    });
    await page.goto(server.origin + article, { waitUntil: 'networkidle' });
    const quiz = page.locator('[data-type=quiz] form').first();
    const questions = await quiz.locator('fieldset').count();
    for (let question = 0; question < questions; question++) {
      await quiz.locator('fieldset').nth(question).locator('label').nth(1).click();
    }
    await quiz.getByRole('button', { name: 'Get Results' }).click();
    const texts = await quiz.locator('legend, label, h3, h4, h4 ~ p').allTextContents();
    await quiz.getByRole('button', { name: 'Start over' }).click();
    const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await reported;

    const told = sent.map(({ address, body }) => decodeURIComponent(address) + body).join('\n');
    expect(texts.length).toBeGreaterThan(questions);
    expect(texts.filter((text) => told.includes(text.trim()))).toEqual([]);
    const reports = sent.filter(({ address }) => address.endsWith('/api/events'));
    const ofQuiz = reports
      .flatMap(({ body }) => eventsIn(body))
      .filter(({ blockType }) => blockType === 'quiz');
    expect(ofQuiz.map(({ kind }) => kind)).toEqual([
      'form-started',
      ...Array.from({ length: questions - 1 }, () => 'form-continued'),
      'form-submitted',
    ]);
    expect([...new Set(ofQuiz.flatMap((event) => Object.keys(event)))].sort()).toEqual([
      'blockType',
      'formatType',
      'kind',
      'name',
    ]);
    expect(sent.filter(({ address }) => !address.startsWith(`${server.origin}/`))).toEqual([]);
    expect(page.url()).toBe(server.origin + article);
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([readerKey]);
    await page.context().close();
  });

  function eventsIn(body: string): TrackingEvent[] {
    const batch: unknown = JSON.parse(body);
    if (!validateEvents(batch)) throw new Error(`not of the schema: ${body}`);
    return batch.events;
  }
});
