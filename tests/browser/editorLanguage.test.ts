import type { Frame, Page } from 'playwright-core';
import { english as inTool } from '#editor-preview/app/words/english/english.ts';
import { inFrame } from '#editor-preview/app/words/english/inFrame.ts';
import { schemaTexts, words as spanishInTool } from '#editor-preview/app/words/spanish/spanish.ts';
import { english as inPages } from '#editor-preview/server/words/english/english.ts';
import { spanish as spanishInPages } from '#editor-preview/server/words/spanish/spanish.ts';
import { putIn, saidByName } from '../support/saidByName.ts';
import { editorOf, outlineOf, ownEditor, token } from './support/ownEditor.ts';
import { withoutStoppedScripts } from './support/watchedPage.ts';

const editor = ownEditor();

function patternsOf(said: readonly string[]): RegExp[] {
  return said.flatMap((text) => {
    const parts = text.trim().split(new RegExp(putIn.join('|')));
    return /\p{L}{3}/u.test(parts.join(''))
      ? [
          new RegExp(
            `^${parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.+')}$`,
            'su',
          ),
        ]
      : [];
  });
}
const tables = (...all: object[]) => all.flatMap((table) => saidByName(table).map(([, said]) => said));
const english = patternsOf([...tables(inTool, inFrame, inPages), ...Object.keys(schemaTexts)]);
const spanish = patternsOf([...tables(spanishInTool, spanishInPages), ...Object.values(schemaTexts)]);
const isEnglish = (text: string): boolean =>
  english.some((pattern) => pattern.test(text)) && !spanish.some((pattern) => pattern.test(text));

/** What is said in English to whoever reads Spanish. What says of itself that it is English, such as a rule's message, is no such thing. */
async function englishIn(page: Page | Frame): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.documentElement,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    for (let node: Node | null = document.documentElement; node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style')) continue;
      if (element.closest<HTMLElement>('[lang]')?.lang !== document.documentElement.lang) continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'data-empty-place'])
          found.push(node.getAttribute(name) ?? '');
      else found.push(node.textContent ?? '');
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });
  expect(texts).not.toEqual([]);
  return texts.filter(isEnglish);
}

test('English is found by the tables, with whatever is put into it', () =>
  expect(
    ['Articles', 'Signed in as Ada, writer', 'Sesión de Ada, redacción', 'No'].filter(isEnglish),
  ).toEqual(['Articles', 'Signed in as Ada, writer']));

test('whose browser is set to Spanish finds sign-in, list, tool and page in Spanish, until English is chosen', async () => {
  const { page, leave, complaints } = await editor.open({ locale: 'es-ES' });
  await page.goto(`${editor.origin}/editor`);
  await page.getByLabel('La clave del editor').waitFor();
  expect(await englishIn(page)).toEqual([]);
  await page.getByLabel('La clave del editor').fill(token);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();

  await page.getByRole('heading', { name: 'Artículos' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await englishIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Con un bloque').selectOption({ label: 'Tabla' });
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('link', { name: 'Sin el filtro Con un bloque: Tabla' }).waitFor();
  expect(await englishIn(page)).toEqual([]);
  for (const address of [
    '/editor/new',
    '/editor/jobs',
    '/editor/rename?path=/sleep/idioma',
    '/editor/delete?path=/sleep/idioma',
  ]) {
    await page.goto(editor.origin + address);
    expect({ address, found: await englishIn(page) }).toEqual({ address, found: [] });
  }

  await leave();
  await page.goto(editor.origin + editorOf('/sleep/idioma'));
  const frame = page.getByRole('region', { name: 'Página' }).frameLocator('iframe').first();
  // A new article begins with a title and a paragraph of its own, which go.
  await page.getByLabel(/^Título/).fill('Idioma');
  const text = page.getByRole('treeitem', { name: /^Texto/ });
  await text.click();
  await text.press('Delete');
  await frame.locator('[data-empty-place="Aún no hay nada escrito. Un clic añade un bloque."]').waitFor();
  expect(await englishIn(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog', { name: 'Añadir un bloque' }).waitFor();
  await page.keyboard.type('encabezado');
  await page.keyboard.press('Enter');
  await frame.locator('[data-empty-place^="Encabezado: aún no se ve nada"]').waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(spanishInTool.names.noScripts);
  await page.keyboard.press('Enter');
  await frame.getByTitle('La página sin scripts').waitFor();
  expect(await englishIn(page)).toEqual([]);
  // What stands around the blocks follows the server, which may take longer than what is typed.
  await frame.getByRole('heading', { level: 1, name: 'Idioma' }).waitFor();
  const shown = page.frames().find((one) => one.url().includes('/editor/frame'));
  expect(shown && (await englishIn(shown))).toEqual([]);
  await page.getByText('Guardado', { exact: true }).waitFor();
  expect(withoutStoppedScripts(complaints)).toEqual([]);

  await leave();
  await page.goto(`${editor.origin}/editor`);
  await page.getByRole('button', { name: 'Editor', exact: true }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Articles' }).waitFor();
  await page.goto(editor.origin + editorOf('/sleep/idioma'));
  await outlineOf(page).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(inTool.otherLanguage);
  await page.keyboard.press('Enter');
  await page.getByRole('tree', { name: 'Esquema' }).waitFor();
  expect(page.url()).toContain('/editor/article?path=');
});
