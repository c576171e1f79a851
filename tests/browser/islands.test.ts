import type { Page, Route } from 'playwright-core';
import { islandAttributes, islandTypeAttribute } from '#contracts/island.ts';
import { browser, newPage, server } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

/** Longer than the loader takes to come, so that it is there before the page is. */
const styleSheetDelayMs = 1_000;

let watched: WatchedPage;
let page: Page;

beforeEach(async () => {
  watched = await openWatchedPage(browser, { viewport: { width: 800, height: 900 } });
  page = watched.page;
});
afterEach(() => watched.close());

const openExample = (example: string): Promise<unknown> => page.goto(`${server.origin}/gallery/${example}`);
const becomes = (type: string, status: string): Promise<unknown> =>
  page.waitForSelector(`[${islandTypeAttribute}="${type}"][${islandAttributes.status}="${status}"]`, {
    state: 'attached',
  });
const starts = (marker: string): Promise<unknown> =>
  page.waitForSelector(`${marker}[data-behaviour=started]`, { state: 'attached' });
const scripts = (): string[] =>
  watched.requests
    .filter((address) => /\/assets\/.*\.js$/.test(address))
    .map((address) => address.replace(/.*\/assets\/|-[\w-]{8}\.js$/g, ''));
const thirdParties = (): string[] => watched.requests.filter((address) => !address.startsWith(server.origin));
/** Nothing of a player leaves this machine: the page asks for it, and gets an empty one. */
const standInForPlayers = (): Promise<unknown> =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );

test('an article asks for no React as long as no island is in view', async () => {
  await page.goto(`${server.origin}/nutrition/collagen`);
  await starts('html');
  await page.waitForLoadState('networkidle');
  expect(scripts()).toContain('main');
  expect(scripts()).not.toContain('runtime');
  expect(scripts()).not.toContain('hydrate');
  expect(thirdParties()).toEqual([]);
});

describe('figures', () => {
  const figures = '[data-count-list] strong';
  const article = '/health/mens-health/generic-viagra';
  const openFigures = async (): Promise<void> => {
    await page.goto(server.origin + article);
    await page.locator(figures).first().scrollIntoViewIfNeeded();
  };
  const shown = (from: Page) =>
    from.locator(figures).evaluateAll((figures) =>
      figures.map((figure) => {
        const isFinal = figure.firstElementChild?.checkVisibility({ opacityProperty: true }) ?? true;
        return isFinal ? figure.textContent : figure.getAttribute('data-count');
      }),
    );
  const numbers = (texts: readonly (string | null)[]) =>
    texts.map((text) => Number(text?.replace(/[^\d.]/g, '')));

  test('start at 80%, count up, move nothing, never fall, and end as they were sent, without React', async () => {
    // On a phone they stand in a line with their texts, where what grows moves others.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await openFigures();
    const final = await page.locator(figures).allTextContents();
    const seen = [numbers(await shown(page))];
    await starts('[data-count-list]');
    for (let time = 0; time < 2_500; time += 100) {
      await page.clock.runFor(100);
      seen.push(numbers(await shown(page)));
    }
    expect(await shown(page)).toEqual(final);
    const [studies = 0, ...shares] = numbers(final);
    const steps = seen.map(([at = 0]) => at);
    expect(steps[0]).toBeLessThan(studies * 0.9);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    // 3.6% and 4.4%, from the first paint on.
    for (const [, ...at] of seen) expect(at).toEqual(shares);
    expect(await watched.layoutShift()).toBe(0);
    expect(watched.complaints).toEqual([]);
    expect(scripts()).not.toContain('runtime');
  });

  test.each([
    ['readers who want no motion', { reducedMotion: 'reduce' }],
    ['readers without script', { javaScriptEnabled: false }],
  ] as const)('are final for %s', async (_who, options) => {
    const other = await newPage(options);
    await other.goto(server.origin + article);
    expect(await shown(other)).toEqual(await other.locator(figures).allTextContents());
  });

  const readOut = async (): Promise<string[]> => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    return nodes.flatMap(({ ignored, name }) => (ignored || !name ? [] : [String(name.value)]));
  };

  test('are read out and printed with their final values while they count', async () => {
    await page.clock.install();
    await openFigures();
    await starts('[data-count-list]');
    await page.clock.runFor(500);
    const final = await page.locator(figures).allTextContents();
    const [counted = ''] = (await shown(page)).map(String);
    expect(final).not.toContain(counted);
    const heard = await readOut();
    expect(heard).toEqual(expect.arrayContaining(final));
    expect(heard).not.toContain(counted);
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page)).toEqual(final);
  });

  test('are final for readers whose script comes too late, and stay so', async () => {
    let deliver: () => void = () => {};
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/assets/countUp-*.js', async (route) => {
      await delivered;
      await route.continue();
    });
    await openFigures();
    const final = await page.locator(figures).allTextContents();
    // The style sheet gives up after ten seconds; here they pass at once.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    expect(await shown(page)).toEqual(final);
    deliver();
    await starts('[data-count-list]');
    await page.waitForSelector('[data-count-list][data-ready]', { state: 'attached' });
    expect(await shown(page)).toEqual(final);
  });

  test('wait for their script in no layer of their own, whose end counts as a move', async () => {
    await page.route('**/assets/countUp-*.js', () => {});
    await openFigures();
    const properties = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) =>
        effect instanceof KeyframeEffect &&
        effect.pseudoElement &&
        effect.target?.closest('[data-count-list]')
          ? effect
              .getKeyframes()
              .flatMap(Object.keys)
              .filter((name) => ['opacity', 'transform', 'visibility'].includes(name))
          : [],
      ),
    );
    expect(new Set(properties)).toEqual(new Set(['visibility']));
  });

  test('are final on paper, and where their script does not come', async () => {
    await page.route('**/assets/countUp-*.js', (route) => route.abort());
    await openFigures();
    await page.emulateMedia({ media: 'print' });
    const final = await page.locator(figures).allTextContents();
    expect(await shown(page)).toEqual(final);
    await page.emulateMedia({ media: 'screen' });
    await page.waitForSelector('[data-count-list][data-behaviour=failed]', { state: 'attached' });
    expect(await shown(page)).toEqual(final);
  });
});

describe('a quiz', () => {
  test('is taken by keyboard alone', async () => {
    await openExample('quiz/typical');
    const quiz = page.locator('[data-type=quiz] form');
    const questions = await quiz.locator('fieldset').count();
    await quiz.locator('input').first().focus();
    await becomes('quiz', 'hydrated');
    for (let question = 0; question < questions; question++) {
      expect(await quiz.locator('fieldset').filter({ visible: true }).count()).toBe(1);
      // The focus is on the first answer, then on each new question.
      if (question > 0) await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
    }
    const focused = page.locator(':focus');
    expect(await focused.evaluate(({ tagName }) => tagName)).toBe('H3');
    expect(await quiz.locator('input:enabled').count()).toBe(0);
    while (!(await page.getByRole('button', { name: 'Start over' }).evaluate((b) => b.matches(':focus')))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    expect(await quiz.locator('input:checked').count()).toBe(0);
    expect(await quiz.evaluate((form) => form.matches(':focus'))).toBe(true);
    expect(watched.complaints).toEqual([]);
  });

  test('keeps the answers that a reader gives before its scripts have come', async () => {
    let deliver: () => void = () => {};
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/assets/Quiz-*.js', async (route) => {
      await delivered;
      await route.continue();
    });
    await openExample('quiz/typical');
    const labels = page.locator('[data-type=quiz] fieldset > label:first-of-type');
    await labels.first().click();
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    deliver();
    await becomes('quiz', 'hydrated');
    expect(await page.locator('[data-type=quiz] input:checked').count()).toBe(1);
    await page.getByRole('button', { name: 'Next' }).click();
    expect(await labels.first().isVisible()).toBe(false);
    expect(await labels.nth(1).isVisible()).toBe(true);
  });

  test('is as high for each question, and shows all of them on paper and where its scripts fail', async () => {
    await openExample('quiz/multi');
    const quiz = page.locator('[data-type=quiz] form');
    const questions = quiz.locator('fieldset');
    const visible = questions.filter({ visible: true });
    const height = (await quiz.boundingBox())?.height;
    await questions.first().locator('label').first().click();
    await quiz.getByRole('button', { name: 'Next' }).click();
    expect(await visible.count()).toBe(1);
    expect((await quiz.boundingBox())?.height).toBe(height);
    await page.emulateMedia({ media: 'print' });
    expect(await visible.count()).toBe(await questions.count());
    await page.emulateMedia({ media: 'screen' });
    await page.route('**/assets/**/Quiz-*.js', (route) => route.abort());
    await page.route('**/assets/Quiz-*.js', (route) => route.abort());
    await openExample('quiz/multi');
    await questions.first().locator('label').first().click();
    await becomes('quiz', 'failed');
    expect(await visible.count()).toBe(await questions.count());
  });

  test('without JavaScript shows questions, points and results, and submits nothing', async () => {
    const plain = await newPage({ javaScriptEnabled: false });
    const asked: string[] = [];
    await plain.goto(`${server.origin}/gallery/quiz/typical`);
    plain.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
    const quiz = plain.locator('[data-type=quiz] form');
    expect(
      await quiz
        .getByText(/\(\d+ points?\)/)
        .first()
        .isVisible(),
    ).toBe(true);
    expect(await quiz.getByText(/^\s*\d+\+\s*$/).isVisible()).toBe(true);
    const questions = quiz.locator('fieldset');
    expect(await questions.filter({ visible: true }).count()).toBe(await questions.count());
    await quiz.locator('input').first().check();
    await quiz.locator('input').first().press('Enter');
    expect(await quiz.locator('button').isVisible()).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe('a video', () => {
  test('starts at the very click that brings its scripts, and asks nobody else before', async () => {
    await standInForPlayers();
    await openExample('video/typical');
    await page.waitForLoadState('networkidle');
    expect(thirdParties()).toEqual([]);
    expect(scripts()).not.toContain('Video');
    await page.locator('[data-type=video] button').click();
    const player = page.locator('[data-type=video] iframe');
    await player.waitFor();
    await page.locator('[data-type=video] iframe:focus').waitFor();
    expect(
      thirdParties().every((address) => address.startsWith('https://www.youtube-nocookie.com/embed/')),
    ).toBe(true);
    expect(await watched.layoutShift()).toBe(0);
  });

  test('without JavaScript is a link to its host', async () => {
    const plain = await newPage({ javaScriptEnabled: false });
    await plain.goto(`${server.origin}/gallery/video/typical`);
    expect(await plain.locator('[data-type=video] button').isVisible()).toBe(false);
    expect(await plain.getByRole('link', { name: 'Watch on YouTube' }).isVisible()).toBe(true);
  });
});

// What hydrates, with React; the component, which imports that too; and what the component imports.
test.each(['hydrate', 'Video', 'shared'])(
  'an island whose scripts fail to load because of %s, answers the next click',
  async (chunk) => {
    let failures = 0;
    const failOnce = async (route: Route): Promise<void> => {
      if (failures > 0) return route.continue();
      failures += 1;
      return route.fulfill({ status: 503, body: 'no' });
    };
    await standInForPlayers();
    await page.route(new RegExp(`/assets/(retry-\\d+/)?${chunk}-[\\w-]{8}\\.js$`), failOnce);
    await openExample('video/typical');
    const island = page.locator('[data-type=video] [data-island-root]');
    const served = await island.innerHTML();
    await page.locator('[data-type=video] button').click();
    await becomes('video', 'failed');
    expect(failures).toBe(1);
    expect(await island.innerHTML()).toBe(served);
    await page.locator('[data-type=video] button').click();
    await page.locator('[data-type=video] iframe').waitFor();
    await becomes('video', 'hydrated');
  },
);

describe('a page whose style sheets come late, so that its end comes late too', () => {
  test('gives the paid links at its end their ids as well, and reports what is loaded there', async () => {
    await page.route(/\/assets\/.*\.css$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, styleSheetDelayMs));
      await route.continue();
    });
    await page.goto(`${server.origin}/nutrition/collagen`);
    await page.waitForFunction(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-affiliate]')];
      return links.length > 1 && links.every(({ href }) => href.includes('correlationId='));
    });
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/events'));
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect((await reported).postData()).toContain('product-loaded');
  });

  test('brings the island at its end to life when a reader comes to it', async () => {
    await page.route(/\/assets\/.*\.css$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, styleSheetDelayMs));
      await route.continue();
    });
    await page.goto(`${server.origin}/nutrition/best-magnesium-supplements`);
    await page.getByRole('heading', { name: 'Four that we would not buy' }).scrollIntoViewIfNeeded();
    await starts('[data-carousel]');
  });
});

describe('a behaviour whose script fails to load', () => {
  const chunkErrors = async (): Promise<number> => {
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    const line = /^pagewell_client_errors_total\{metric="client\.error\.chunk",timed_out="false"\} (\d+)$/m;
    return Number(line.exec(metrics)?.[1] ?? 0);
  };

  test('is counted as client.error.chunk, and the rest of the page is as usable as before', async () => {
    await page.route(/\/assets\/idleBehaviours-[\w-]{8}\.js$/, (route) => route.fulfill({ status: 503 }));
    const before = await chunkErrors();
    const failed = page.waitForEvent('pageerror');
    await page.goto(`${server.origin}/nutrition/collagen`);
    await failed;
    const counted = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await counted;
    expect(await chunkErrors()).toBeGreaterThan(before);
    expect(
      await page
        .getByRole('link', { name: /^Shop / })
        .first()
        .getAttribute('href'),
    ).toContain('rvo_aff');
  });
});

describe('the search box', () => {
  test('suggests, and leads to what is chosen, by keyboard alone', async () => {
    await page.goto(`${server.origin}/nutrition/collagen`);
    await page.locator('header search button').focus();
    await starts('[data-search-box]');
    await page.keyboard.press('Enter');
    await page.keyboard.type('colla');
    await page.getByRole('option').first().waitFor();
    const chosen = await page.getByRole('option').first().textContent();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/search');
    expect(new URL(page.url()).searchParams.get('q1')).toBe(chosen);
    expect(await watched.layoutShift()).toBe(0);
  });

  test.each([390, 1280])('at %d px is a button that opens it', async (width) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${server.origin}/nutrition/collagen`);
    const input = page.locator('header input');
    expect(await input.isVisible()).toBe(false);
    await page.locator('header search button').click();
    await page.waitForSelector('header input:focus');
    await page.keyboard.press('Escape');
    expect(await input.isVisible()).toBe(false);
    expect(await page.locator('header search button').evaluate((element) => element.matches(':focus'))).toBe(
      true,
    );
  });
});
