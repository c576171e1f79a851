import type { Page } from 'playwright-core';
import { constantTokens } from '#shell/design/constantTokens.ts';
import { axeViolations } from './support/axe.ts';
import { newPage, server } from './support/site.ts';

async function openTable(example: string, width: number): Promise<Page> {
  const page = await newPage({ viewport: { width, height: 900 } });
  await page.goto(`${server.origin}/gallery/table/${example}`);
  return page;
}

const scrollTable = (page: Page, to: number): Promise<void> =>
  page.locator('main [role=group]').evaluate((frame, left) => {
    frame.scrollLeft = left;
  }, to);

describe('a table that is wider than its place', () => {
  async function edgeAndPaper(page: Page): Promise<[string, string]> {
    const frame = await page.locator('main [role=group]').boundingBox();
    if (!frame) throw new Error('There is no table.');
    const pixel = async (x: number, y: number): Promise<string> =>
      (await page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString('base64');
    const lastRow = await page.locator('tbody tr').last().boundingBox();
    const y = (lastRow?.y ?? 0) + (lastRow?.height ?? 0) - 6;
    return [await pixel(frame.x + frame.width - 2, y), await pixel(frame.x + frame.width + 4, y)];
  }

  test('has a shadow at the edge that cuts it, and none where it ends', async () => {
    const page = await openTable('extreme', 390);
    const [cut, paper] = await edgeAndPaper(page);
    expect(cut).not.toBe(paper);
    await scrollTable(page, 10_000);
    const [end, paperStill] = await edgeAndPaper(page);
    expect(end).toBe(paperStill);
  });

  test('has no shadow where there is room for all of it', async () => {
    const page = await openTable('typical', 800);
    const [edge, paper] = await edgeAndPaper(page);
    expect(edge).toBe(paper);
  });

  test('keeps caption and names of rows in sight while it is scrolled', async () => {
    const page = await openTable('extreme', 390);
    const left = async (selector: string): Promise<number | undefined> =>
      (await page.locator(selector).first().boundingBox())?.x;
    const before = [await left('caption'), await left('[scope=row]'), await left('thead th')];
    await scrollTable(page, 200);
    expect([await left('caption'), await left('[scope=row]'), await left('thead th')]).toEqual(before);
  });

  test('is scrolled by the keyboard', async () => {
    const page = await openTable('extreme', 390);
    await page.locator('main [role=group]').press('ArrowRight');
    await page.waitForFunction(() => (document.querySelector('main [role=group]')?.scrollLeft ?? 0) > 0);
  });

  test('is whole on paper', async () => {
    const page = await openTable('extreme', 720);
    await page.emulateMedia({ media: 'print' });
    const { overflow, room, width } = await page.locator('main [role=group]').evaluate((frame) => ({
      overflow: getComputedStyle(frame).overflowX,
      room: innerWidth,
      width: frame.querySelector('table')?.getBoundingClientRect().right ?? Number.NaN,
    }));
    expect(overflow).toBe('visible');
    expect(width).toBeLessThanOrEqual(room);
  });
});

test.each([
  ['ltr', 'right'],
  ['rtl', 'left'],
])('figures end in line on a page that runs %s: at the %s', async (direction, side) => {
  const page = await openTable('typical', 800);
  const ends = await page.evaluate(
    ({ direction, side }) => {
      document.documentElement.dir = direction;
      return [...document.querySelectorAll('tbody tr > :nth-child(2)')].map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        const box = words.getBoundingClientRect();
        return Math.round(side === 'right' ? box.right : box.left);
      });
    },
    { direction, side },
  );
  expect(ends).toHaveLength(4);
  expect(new Set(ends).size).toBe(1);
});

test.each(['checks', 'extreme', 'numbered', 'typical'])(
  'the list of text %s is as wide as running text',
  async (example) => {
    const page = await newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${server.origin}/gallery/list/${example}`);
    const { list, text } = await page
      .locator('main :is(ul, ol)')
      .first()
      .evaluate((element, prose) => {
        const ruler = document.createElement('div');
        ruler.style.width = prose;
        element.after(ruler);
        return { list: element.getBoundingClientRect().width, text: ruler.getBoundingClientRect().width };
      }, constantTokens.get('--measure') ?? '');
    expect(list).toBe(text);
  },
);

test('tables and preformatted lines inside running text never widen a phone’s page, and a keyboard scrolls the tables', async () => {
  const page = await newPage({ viewport: { width: 320, height: 900 } });
  await page.goto(`${server.origin}/gallery/rich-text/tables`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axeViolations(page)).toEqual([]);
  const frames = page.getByRole('group');
  expect(await frames.count()).toBe(2);
  await frames.last().press('ArrowRight');
  await page.waitForFunction(() => (document.querySelectorAll('[role=group]')[1]?.scrollLeft ?? 0) > 0);
});
