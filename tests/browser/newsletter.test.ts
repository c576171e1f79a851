import type { Page } from 'playwright-core';
import { until } from '../load/crowd.ts';
import { axeViolations } from './support/axe.ts';
import { browser, server } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

const article = '/sleep/insomnia-self-help';

let watched: WatchedPage;
let page: Page;

async function open(address: string, options = {}): Promise<void> {
  watched = await openWatchedPage(browser, { viewport: { width: 390, height: 844 }, ...options });
  page = watched.page;
  await page.goto(server.origin + address);
}
afterEach(() => watched.close());

async function mailTo(address: string, subject: string): Promise<{ link: string }> {
  const heading = page.getByRole('heading', { name: subject, exact: true });
  const mail = page.locator('article', { hasText: address }).filter({ has: heading }).first();
  // A mail leaves after the reader has been answered.
  await until('the mail is in the outbox', async () => {
    await page.goto(`${server.origin}/outbox`);
    return (await mail.count()) > 0;
  });
  const link = await mail.locator('pre a').first().getAttribute('href');
  // Links begin with the origin that the site is known by.
  const { pathname, search } = new URL(link ?? '');
  return { link: server.origin + pathname + search };
}

async function confirm(address: string): Promise<void> {
  const { link } = await mailTo(address, 'Please confirm: Better Nights');
  await page.goto(link);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, I want them' }).click();
  await page.getByRole('heading', { name: 'You are in' }).waitFor();
  await mailTo(address, 'Welcome to Better Nights');
}

describe('letters', () => {
  test('are signed up for in an article by the keyboard alone, and nothing moves or complains', async () => {
    await open(article);
    const field = page.getByRole('textbox', { name: 'Email address' });
    // No script of the form before somebody comes to it.
    expect(watched.requests.filter((address) => /signUp|newsletter/i.test(address))).toEqual([]);
    await field.focus();
    await page.keyboard.type('ada');
    await page.keyboard.press('Enter');
    const said = page.locator('form[data-sign-up] output');
    await said.getByText('Please enter a valid email address.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(
      await axeViolations(page, { runOnly: ['color-contrast', 'label', 'aria-valid-attr-value'] }),
    ).toEqual([]);

    await page.keyboard.type('.keyboard@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await said.getByText('Almost done').waitFor();
    expect(page.url()).toBe(server.origin + article);
    expect(await watched.layoutShift()).toBe(0);
    expect(watched.complaints).toEqual([]);
    await confirm('ada.keyboard@example.org');
  });

  test('are signed up for without JavaScript, on a page that asks once more', async () => {
    await open(article, { javaScriptEnabled: false });
    await page.getByRole('textbox', { name: 'Email address' }).fill('grace.still@example.org');
    await page.getByRole('button', { name: 'Join now' }).click();
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await page.getByRole('button', { name: 'Yes, send me the mail' }).click();
    await page.getByRole('heading', { name: 'Almost done' }).waitFor();
    await page.close();
    page = await (await browser.newContext()).newPage();
    await confirm('grace.still@example.org');
    await page.context().close();
  });

  test.each([390, 1280])('have a page of their own, %d pixels wide', async (width) => {
    await open('/newsletter', { viewport: { width, height: 900 } });
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /Better Nights/ }).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect([await watched.layoutShift(), watched.complaints]).toEqual([0, []]);
  });

  test('come to mail programs as the outbox shows them, which axe has nothing to say against', async () => {
    await open('/newsletter');
    await page.getByRole('textbox', { name: 'Email address' }).fill('box@example.org');
    await page.getByRole('button', { name: 'Join now' }).click();
    await page.getByText('Please choose at least one letter.').waitFor();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Join now' }).click();
    await page.getByText('Almost done').waitFor();
    await page.goto(`${server.origin}/outbox`);
    const mail = page.locator('article', { hasText: 'box@example.org' }).first();
    await mail.getByText('As shown by a mail program').click();
    const button = mail.frameLocator('iframe').getByRole('link', { name: 'Yes, send it to me' });
    await button.waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
