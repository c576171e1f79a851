/**
 * `npm run palette` draws the picture that each block type has in the editor's palette, of its typical example in the
 * gallery; `npm run palette quiz heading` only those of some, and `--to=FOLDER` puts them elsewhere. In a new build, so run `npm run build` first.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { blockPicture, blockPictureFile, blockPictureFolder } from '#schemas/blockPictures.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { launchBrowser } from './browser/support/browser.ts';
import { startBuiltServer } from './support/builtServer.ts';

const given = process.argv.slice(2);
const toFlag = '--to=';
const folder = given.find((one) => one.startsWith(toFlag))?.slice(toFlag.length) ?? blockPictureFolder;
const wanted = given.filter((one) => !one.startsWith(toFlag));
const types = blockTypes.filter((type) => wanted.length === 0 || wanted.includes(type));

/**
 * Widths in CSS pixels that blocks are shown at: what is low is drawn large, as on a phone; of what is higher than the
 * picture, more is seen where it is wider.
 */
const [narrow, wide] = [480, 720];
const heightAt = (width: number) => (width * blockPicture.height) / blockPicture.width;
const margin = 16;
/** Tried one after the other, until the picture is as small as it has to be. */
const qualities = [80, 70, 60, 50, 40, 30, 20, 10];

const [server, browser] = await Promise.all([startBuiltServer({ GALLERY: 'on' }), launchBrowser()]);
try {
  mkdirSync(folder, { recursive: true });
  for (const scheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: { width: narrow, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    for (const type of types) {
      await page.setViewportSize({ width: narrow, height: 900 });
      await page.goto(`${server.origin}/gallery/${type}/typical?scheme=${scheme}`);
      const bytes = await encode(await draw(page));
      writeFileSync(join(folder, basename(blockPictureFile(type, scheme))), bytes);
      process.stdout.write(`${basename(blockPictureFile(type, scheme))}: ${bytes.byteLength} bytes\n`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

/** The block from its top, in the middle where it is lower than the picture. */
async function draw(page: Page): Promise<Buffer> {
  const low = await measure(page);
  const isHigh = low.height > heightAt(narrow);
  if (isHigh) await page.setViewportSize({ width: wide, height: 900 });
  const width = isHigh ? wide : narrow;
  const height = heightAt(width);
  const box = isHigh ? await measure(page) : low;
  const y = box.height < height ? box.top - (height - box.height) / 2 : box.top - margin;
  return page.screenshot({ fullPage: true, animations: 'disabled', clip: { x: 0, y, width, height } });
}

/** Where the block stands on the page, with all of its pictures and room around it. */
async function measure(page: Page): Promise<{ top: number; height: number }> {
  await page.evaluate(async (space) => {
    document.body.style.setProperty('padding-block', `${space}px`, 'important');
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, heightAt(wide));
  const box = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main [data-block-id] *')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2);
    if (boxes.length === 0) return undefined;
    const top = Math.min(...boxes.map((each) => each.top));
    const bottom = Math.max(...boxes.map((each) => each.bottom));
    return { top: top + window.scrollY, height: bottom - top };
  });
  if (!box) throw new Error('The gallery shows nothing.');
  return box;
}

async function encode(screenshot: Buffer): Promise<Buffer> {
  for (const quality of qualities) {
    const bytes = await sharp(screenshot)
      .resize({ width: blockPicture.width, height: blockPicture.height, fit: 'fill' })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (bytes.byteLength < blockPicture.maxBytes) return bytes;
  }
  throw new Error('A picture is larger than it may be.');
}
