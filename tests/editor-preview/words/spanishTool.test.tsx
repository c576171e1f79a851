/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react';
import { chooseLanguage } from '../../../editor-preview/words/language.ts';
import { spanish } from '../../../editor-preview/words/spanish/spanish.tsx';
import { putIn, saidByName } from './saidByName.ts';

// A window speaks the language that was chosen before its scripts were loaded.
chooseLanguage('es');
const { commands, sidePanels } = await import('../../../editor-preview/app/tools.ts');
const { openTool, standInForLayout } = await import('../support/openedTool.tsx');
const { fakeServer } = await import('../document/fakeServer.ts');
const { companyForTests } = await import('../support/company.ts');

test('who has chosen Spanish is told in Spanish what is done and how it stands, and English says what it is', async () => {
  standInForLayout();
  const server = fakeServer({
    path: '/sleep/melatonin',
    title: 'Melatonin',
    blocks: [{ id: 'end', type: 'quote', data: { text: 'Sleep well' } }],
  });
  const { document: opened, user } = await openTool({ server, company: companyForTests() });

  expect(screen.getByText('Guardado').getAttribute('role')).toBe('status');
  expect(screen.getByRole('tree', { name: 'Esquema' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Página' })).toBeDefined();
  const title = screen.getByLabelText(/^Title/);
  expect(title.closest('[lang]')?.getAttribute('lang')).toBe('en');

  server.failWith({ kind: 'signed-out' });
  await act(async () => {
    opened.edit([{ kind: 'remove', block: 'end' }], { label: 'Delete' });
    await opened.save();
  });
  expect(screen.getByText('Inicie sesión para seguir guardando')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar' }));
  expect(await dialog.findByText('Su sesión ha terminado. Vuelva a iniciarla primero.')).toBeDefined();
  cleanup();
});

test('commands and panels have their names in Spanish', () => {
  const said = new Set(saidByName(spanish).map(([, text]) => text));
  for (const { title } of [...commands, ...sidePanels])
    expect(said).toContain(title.replace(/\d+/, String(putIn[0])));
});
