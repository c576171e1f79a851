import type { Page } from 'playwright-core';
import { islandAttributes, islandElement, islandTypeAttribute } from '#contracts/island.ts';
import { registry } from '#widgets/registry.ts';
import { replaceTexts } from '../support/pageTranslator.ts';
import { browser, inTheUs, server } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

const islandTypes = Object.entries(registry)
  .filter(([, { hydrate }]) => hydrate !== 'never')
  .map(([type]) => type);

const exampleOf = (type: string): string =>
  ({ calculator: 'calculator/due-date', 'diet-compare': 'diet-compare/four-diets' })[type] ??
  `${type}/typical`;

let watched: WatchedPage;
let page: Page;
beforeAll(async () => {
  watched = await openWatchedPage(browser, { viewport: { width: 800, height: 900 }, ...inTheUs });
  page = watched.page;
});
afterAll(() => watched.close());

const island = (type: string) => page.locator(`${islandElement}[${islandTypeAttribute}="${type}"]`);
const words = async (type: string): Promise<string> => {
  const text = await island(type).locator('[data-island-root]').first().textContent();
  return (text ?? '').replace(/[⟦⟧]/g, '');
};
/** Chrome's translator goes on: whatever changes on the page is translated again. */
const keepTranslating = async (): Promise<void> => {
  await page.evaluate(`{
    const translate = ${replaceTexts};
    translate(document.body);
    new MutationObserver(() => translate(document.body))
      .observe(document.body, { childList: true, subtree: true, characterData: true });
  }`);
};

test('islands of every type work on a page that is translated before and after their scripts come', async () => {
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await delivered;
    await route.continue();
  });
  // Nothing of a player leaves this machine.
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  await page.goto(`${server.origin}/gallery/quiz/typical`);
  // The others come as they would with the page: as the server sends them.
  await page.evaluate(
    async ({ types, element }) => {
      for (const example of types) {
        const response = await fetch(`/gallery/${example}`);
        const sent = new DOMParser().parseFromString(await response.text(), 'text/html');
        const block = sent.querySelector(element);
        if (!block) throw new Error(`There is no island in ${example}`);
        document.querySelector('main')?.append(document.importNode(block, true));
      }
    },
    { element: islandElement, types: islandTypes.filter((type) => type !== 'quiz').map(exampleOf) },
  );
  await keepTranslating();
  expect(await island('quiz').locator('font').count()).toBeGreaterThan(0);

  // Before a script has come.
  for (const type of ['quiz', 'assessment']) {
    await island(type).locator('fieldset > label').first().click();
  }
  await island('calculator').locator('input[type=date]').fill('2026-09-01');
  await island('comparison-dropdown').locator('summary').first().click();
  await island('comparison-dropdown').locator('[type=checkbox]').first().check();
  await island('side-effects').locator('details summary').first().click();
  await island('drug-savings').locator('summary').first().click();
  await island('drug-savings').locator('[type=text][name=zip]').fill('60601');
  await island('diet-compare').scrollIntoViewIfNeeded();
  await island('video').locator('button').click();
  deliver();
  for (const type of islandTypes)
    await page.waitForSelector(`[${islandTypeAttribute}="${type}"][${islandAttributes.status}="hydrated"]`, {
      state: 'attached',
    });

  // Afterwards, on a page that was translated again.
  expect(await island('drug-savings').locator('[type=text][name=zip]').inputValue()).toBe('60601');
  expect(await island('drug-savings').locator('details').first().getAttribute('open')).not.toBeNull();
  expect(await island('side-effects').locator('details').first().getAttribute('open')).not.toBeNull();
  await island('video').locator('iframe').waitFor();
  for (const type of ['quiz', 'assessment']) {
    const labels = island(type).locator('fieldset > label:first-of-type');
    for (let at = 0; at < (await labels.count()); at++) {
      await labels.nth(at).click();
      await island(type).locator('[type=submit]').click();
    }
    await island(type).locator('section h3').waitFor();
    await island(type).locator('section > button').click();
    expect(await island(type).locator('input:checked').count()).toBe(0);
  }
  expect(await words('quiz')).toMatch(/0 of \d+ questions answered/);
  await island('calculator').locator('[type=submit]').click();
  await island('calculator').getByText('June 8, 2027').waitFor();
  await island('comparison-dropdown').locator('[type=checkbox]').nth(1).check();
  await island('comparison-dropdown').getByText('2 of 2 chosen').waitFor();
  await island('diet-compare').locator('[type=checkbox]:checked').first().uncheck();
  await island('diet-compare').getByText('Choose one more.').waitFor();
  await island('side-effects').getByRole('tab').last().click();
  expect(await island('side-effects').getByRole('tab').last().getAttribute('aria-selected')).toBe('true');

  expect(watched.complaints.filter((complaint) => complaint.startsWith('warning'))).not.toEqual([]);
  expect(watched.complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
});
