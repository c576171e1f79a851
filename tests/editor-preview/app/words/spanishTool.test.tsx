/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react';
import { english } from '#editor-preview/app/words/english/english.ts';
import { schemaTexts, words as spanish } from '#editor-preview/app/words/spanish/spanish.ts';
import { putIn, saidByName } from '../../../support/saidByName.ts';
import { articleOf } from '../../../support/someBlocks.ts';

// The tool speaks the language of its page.
document.documentElement.lang = 'es';
const { commands, sidePanels } = await import('#editor-preview/app/workspace/tools.ts');
const { openTool, standInForLayout } = await import('../support/openedTool.tsx');
const { fakeServer } = await import('../document/fakeServer.ts');
const { collaboratorsForTests } = await import('../support/collaborators.ts');
const { words } = await import('#editor-preview/app/words/words.ts');

test('who has chosen Spanish is told in Spanish what is done and how it stands, and English says what it is', async () => {
  standInForLayout();
  const server = fakeServer(
    articleOf('/sleep/melatonin', 'Melatonin', [{ id: 'end', type: 'quote', data: { text: 'Sleep well' } }]),
  );
  const { document: opened, user } = await openTool({ server, collaborators: collaboratorsForTests() });

  expect(screen.getByText('Guardado').getAttribute('role')).toBe('status');
  expect(screen.getByRole('tree', { name: 'Esquema' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Página' })).toBeDefined();
  expect(screen.getByLabelText(/^Título/)).toBeDefined();

  server.failWith({ kind: 'signed-out' });
  await act(async () => {
    opened.edit([{ kind: 'remove', block: 'end' }], { label: 'Delete' });
    await opened.save();
  });
  expect(screen.getByText('Hay que iniciar sesión para seguir guardando')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar' }));
  expect(await dialog.findByText('La sesión ha terminado. Antes hay que volver a iniciarla.')).toBeDefined();
  cleanup();
});

test('commands and panels have their names in Spanish', () => {
  const said = new Set(saidByName(spanish).map(([, text]) => text));
  for (const { title } of [...commands, ...sidePanels])
    expect(said).toContain(title.replace(/\d+/, String(putIn[0])));
});

const article = articleOf('/sleep/melatonin', 'Melatonin', [
  { id: 'end', type: 'quote', data: { text: 'Sleep well' } },
  { id: 'rows', type: 'table', data: { columns: ['Dose'], rows: [['1 mg']] } },
  { id: 'seen', type: 'image', data: { image: { src: '/media/sleep.jpg', alt: 'A bed' } } },
]);

/** What is in English where somebody reads Spanish: texts of the tables and of the schemas, and nothing of the article. */
function englishIn(element: Element): string[] {
  const ofBoth = new Set([...saidByName(spanish).map(([, text]) => text), ...Object.values(schemaTexts)]);
  const inEnglish = new Set([...saidByName(english).map(([, text]) => text), ...Object.keys(schemaTexts)]);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node: Node | null = element; node; node = walker.nextNode()) {
    const texts =
      node instanceof Element
        ? ['aria-label', 'title', 'placeholder'].map(
            (name) => node instanceof Element && node.getAttribute(name),
          )
        : [node.textContent];
    for (const text of texts)
      if (text && inEnglish.has(text.trim()) && !ofBoth.has(text.trim())) found.push(text);
  }
  return found;
}

test('windows, panels and forms of a Spanish tool have no English text of its tables', async () => {
  const inEnglish = Object.assign(document.createElement('p'), { textContent: english.publish });
  expect(englishIn(inEnglish)).toEqual([english.publish]);
  standInForLayout();
  const { user } = await openTool({ server: fakeServer(article), collaborators: collaboratorsForTests() });
  const run = async (title: string): Promise<void> => {
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard(`${title}{Enter}`);
  };
  const { names, place, publish, top } = words;
  for (const [command, title] of [
    [names.sharePreview, top.share],
    [names.plan, words.review.plan],
    [place.rename, place.rename],
    [place.delete, place.delete],
    [top.addBlock, top.addBlock],
    [publish, publish],
  ] as const) {
    await run(command);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect({ title, found: englishIn(dialog) }).toEqual({ title, found: [] });
    await user.click(within(dialog).getByRole('button', { name: words.close }));
  }
  for (const row of screen.getAllByRole('treeitem')) {
    await user.click(row);
    expect({ row: row.textContent, found: englishIn(document.body) }).toEqual({
      row: row.textContent,
      found: [],
    });
  }
  for (const { title } of sidePanels) {
    await user.click(screen.getByRole('tab', { name: new RegExp(`^${title}`) }));
    await screen.findByRole('region', { name: title });
    expect({ title, found: englishIn(document.body) }).toEqual({ title, found: [] });
  }
  cleanup();
});
