import type { Page } from 'playwright-core';
import { readerKey } from '#contracts/reader.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { validateEvents } from '#schemas/generated/validators.js';
import { newPage, server } from './support/site.ts';
import { brokenWords, usualWord } from './support/wordsAndEdges.ts';

async function openPage(width: number): Promise<Page> {
  return newPage({ viewport: { width, height: 800 } });
}
const showExample = (page: Page, example: string): Promise<unknown> =>
  page.goto(`${server.origin}/gallery/${example}`);

describe('words that are broken over two lines', () => {
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
  });

  test.each([320, 390, 800, 1280])(
    'are not usual ones in a list of the best, at %i pixels',
    async (width) => {
      const page = await openPage(width);
      await page.goto(`${server.origin}/nutrition/best-magnesium-supplements`);
      expect(await brokenWords(page, 'main', usualWord(width))).toEqual([]);
    },
  );
});

test.each([
  [390, 'around'],
  [1280, 'beside'],
])('the words of a quote at %i pixels are %s the portrait', async (width, place) => {
  const page = await openPage(width);
  await showExample(page, 'quote/typical');
  const portrait = await page.locator('figure img').boundingBox();
  const words = await page.locator('blockquote').boundingBox();
  const end = (portrait?.x ?? 0) + (portrait?.width ?? 0);
  expect((words?.x ?? 0) >= end ? 'beside' : 'around').toBe(place);
});

test('a video without a picture shows readers without JavaScript its link, and no empty box', async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await showExample(page, 'video/minimal');
  const link = page.getByRole('link', { name: 'Watch on YouTube' });
  expect(await link.isVisible()).toBe(true);
  expect(await page.locator('figure > div').isVisible()).toBe(false);
});

describe('a quiz that is taken to its end', () => {
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
      await quiz.getByRole('button', { name: /Next|Get Results/ }).click();
    }
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
    // What the server tells of a reader is kept for the visit, where anything asks for it.
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter((key) => key !== readerKey)).toEqual([]);
  });

  function eventsIn(body: string): TrackingEvent[] {
    const batch: unknown = JSON.parse(body);
    if (!validateEvents(batch)) throw new Error(`not of the schema: ${body}`);
    return batch.events;
  }
});
