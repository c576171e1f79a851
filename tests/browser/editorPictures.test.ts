import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { axeViolations } from './support/axe.ts';
import { formOf, outlineOf, ownEditor } from './support/ownEditor.ts';

const editor = ownEditor({ width: 1280 });
const editing = async (article?: string) => (await editor.editing(article)).page;
const pictureIn = (page: Page) =>
  page.getByRole('region', { name: 'Page' }).frameLocator('iframe').locator('figure img').first();
const openPicture = async (page: Page): Promise<void> => {
  await outlineOf(page)
    .getByRole('treeitem', { name: /^Picture/ })
    .first()
    .click();
  await formOf(page).getByRole('button', { name: 'Replace…' }).waitFor();
};
async function tells(page: Page, text: string): Promise<void> {
  try {
    await formOf(page).getByText(text).waitFor();
  } catch (error) {
    throw new Error(`The form says: ${await formOf(page).innerText()}`, { cause: error });
  }
}
const photograph = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#d9a441' } })
    .jpeg()
    .toBuffer();

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    formOf(page).getByRole('button', { name: 'Upload…' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer });
}

test('a picture of the site is found and chosen by keyboard, with its size, and readers see it', async () => {
  const page = await editing();
  await openPicture(page);
  await formOf(page).getByRole('button', { name: 'Replace…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await dialog.getByRole('option').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('diet vegan');
  await dialog.getByText('One picture').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('input[inputmode="url"]')?.value.includes('diet-vegan'),
  );
  await formOf(page).getByText('The text alternative is still that of the previous picture').waitFor();
  await pictureIn(page)
    .and(page.getByRole('region', { name: 'Page' }).frameLocator('iframe').locator('[src*="diet-vegan"]'))
    .waitFor();
});

const pastePicture = (into: Locator, bytes: Buffer): Promise<void> =>
  into.evaluate((element, encoded) => {
    const binary = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([binary], 'pasted.jpg', { type: 'image/jpeg' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, bytes.toString('base64'));

test('a picture that is pasted among the blocks or into the page becomes one, with its text alternative to do', async () => {
  // An article of its own: the last picture may still be on its way when the page is closed.
  const page = await editing('/nutrition/do-collagen-supplements-work');
  const pictures = outlineOf(page).getByRole('treeitem', { name: /^Picture/ });
  const heading = outlineOf(page).getByRole('treeitem', { name: /^Heading/ });
  await heading.first().click();
  const before = await pictures.count();
  await pastePicture(heading.first(), await photograph());
  await pictures.nth(before).waitFor();
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('input[inputmode="url"]')?.value.startsWith('/uploads/pasted'),
  );
  await formOf(page)
    .getByText(/This picture has no text alternative/)
    .waitFor();
  const frame = page.getByRole('region', { name: 'Page' }).frameLocator('iframe');
  // The page takes what is pasted into it once it is alive.
  await frame.locator('img[src*="pasted"]').first().waitFor({ state: 'attached' });
  await pastePicture(frame.locator('body'), await photograph());
  await pictures.nth(before + 1).waitFor();
});

test('a picture of the computer is dropped on the page, beside the block under it, and elsewhere it is not taken', async () => {
  const page = await editing('/nutrition/do-collagen-supplements-work');
  const pictures = outlineOf(page).getByRole('treeitem', { name: /^Picture/ });
  const before = await pictures.count();
  // The page tells where its blocks are once it is alive.
  await page.locator('iframe[data-painted]:not([data-painted="0"])').waitFor();
  const file = await page.evaluateHandle(
    (encoded) => {
      const binary = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
      const dragged = new DataTransfer();
      dragged.items.add(new File([binary], 'dropped.jpg', { type: 'image/jpeg' }));
      return dragged;
    },
    (await photograph()).toString('base64'),
  );
  const drag = async (to: Locator, kind: string): Promise<void> =>
    to.evaluate(
      (element, { how, dataTransfer }) => {
        const { left, top, height } = element.getBoundingClientRect();
        const clientX = left + 60;
        const clientY = top + height / 2;
        const init = { dataTransfer, clientX, clientY, bubbles: true, cancelable: true, composed: true };
        // Nowhere is it left to the browser, which would leave the page for the file.
        if (element.dispatchEvent(new DragEvent(how, init))) throw new Error(`Nobody takes the ${how}.`);
      },
      { how: kind, dataTransfer: file },
    );
  const header = page.getByRole('banner').first();
  await drag(header, 'dragenter');
  await drag(header, 'dragover');
  const target = page.locator('[data-drop-on-page]');
  await target.waitFor();
  await drag(target, 'dragenter');
  await drag(target, 'dragover');
  await target.locator('div').waitFor();
  await drag(target, 'drop');
  await target.waitFor({ state: 'detached' });
  await pictures.nth(before).waitFor();
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('input[inputmode="url"]')?.value.startsWith('/uploads/'),
  );
});

test('a picture is uploaded, and one that cannot be sent waits until the network is back', async () => {
  const page = await editing();
  await openPicture(page);
  await chooseFile(page, 'drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await formOf(page)
    .getByText(/“drawing.jpg” was not uploaded. This is a drawing \(SVG\)/)
    .waitFor();

  await page.context().setOffline(true);
  await chooseFile(page, 'Golden ground.jpg', await photograph());
  await formOf(page)
    .getByText(/The server cannot be reached. The picture is kept here./)
    .waitFor();
  // It is not forgotten while another block is looked at.
  await outlineOf(page)
    .getByRole('treeitem', { name: /^Heading/ })
    .first()
    .click();
  await page.context().setOffline(false);
  await openPicture(page);
  await tells(page, '900 × 600 px');
  await page
    .getByRole('region', { name: 'Page' })
    .frameLocator('iframe')
    .locator('img[src*="golden-ground"]')
    .first()
    .waitFor();
});

test('the point that crops leave is set by pointer and by arrows', async () => {
  const page = await editing();
  await outlineOf(page).getByRole('treeitem').first().click();
  const lead = formOf(page).getByRole('button', { name: 'Lead picture', exact: true });
  if ((await lead.getAttribute('aria-expanded')) === 'false') await lead.click();
  const mark = formOf(page).getByRole('slider', { name: 'Focus point' });
  await mark.scrollIntoViewIfNeeded();
  await formOf(page).getByText('1280 × 720 px').waitFor();
  const box = await mark.boundingBox();
  if (!box) throw new Error('There is nothing to press on.');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.5);
  expect(await mark.getAttribute('aria-valuetext')).toBe('25 % from the left, 50 % from the top');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  expect(await mark.getAttribute('aria-valuetext')).toBe('26 % from the left, 40 % from the top');
  await page
    .getByRole('region', { name: 'Page' })
    .frameLocator('iframe')
    .locator('header img[style*="26% 40%"], picture img[style*="26% 40%"]')
    .first()
    .waitFor({ state: 'attached' });
});

test('the palette shows each type, and a slash in an empty text opens it', async () => {
  const page = await editing('/nutrition/selenium-in-pictures');
  await outlineOf(page).getByRole('treeitem', { name: /^Text/ }).click();
  await formOf(page).getByRole('textbox').first().click();
  await formOf(page).locator('[contenteditable]:focus').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Add a block' });
  await dialog.waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('dialog [role="option"] img')?.naturalWidth === 320,
  );
  await page.keyboard.type('heading');
  await page.keyboard.press('Enter');
  await outlineOf(page)
    .getByRole('treeitem', { name: /^Heading/ })
    .waitFor();
  // The empty text has made room for it.
  expect(await outlineOf(page).getByRole('treeitem', { name: /^Text/ }).count()).toBe(0);
});
