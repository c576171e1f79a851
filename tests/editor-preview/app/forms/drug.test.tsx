/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { suggestDelayMs } from '#editor-preview/app/forms/suggest/SuggestingInput.tsx';
import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import { blockValidators } from '#schemas/generated/validators.js';
import { drug } from '../../../features/drug-savings/list/drugsForTests.ts';
import { articleWith, openForm } from './formHost.tsx';

jest.useFakeTimers();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const listed = drug('atorvastatin', { brands: ['lipitor'], msrp: 1.2 });
let asked: string[];
let answers: { status: number; body: unknown };
beforeEach(() => {
  asked = [];
  answers = { status: 200, body: { drug: listed } };
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    const found = [
      { name: 'Atorvastatin', slug: 'atorvastatin', drug: 'Atorvastatin' },
      { name: 'Lipitor', slug: 'lipitor', drug: 'Atorvastatin' },
    ];
    const { status, body } = String(address).includes('/find')
      ? { status: 200, body: { drugs: found } }
      : answers;
    return { status, headers: new Headers(), text: async () => JSON.stringify(body) } as Response;
  };
});
afterEach(cleanup);

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function open(data: JsonObject = { drugName: '', drugSlug: '' }) {
  const form = await openForm(articleWith('drug-savings', data), 'b');
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: /^Medicine/ });
  const written = (): Record<string, unknown> => Object(form.json('/blocks/0/data'));
  return { form, input, written };
}

async function choose(input: HTMLElement, typed: string, name: RegExp): Promise<void> {
  await user.clear(input);
  await user.type(input, typed);
  await wait(suggestDelayMs);
  await user.click(screen.getByRole('option', { name }));
  await wait(0);
}

test('a medicine that is chosen fills in all that readers need, as the schema wants it', async () => {
  const { input, written } = await open();
  await choose(input, 'atorvastatn', /^Atorvastatin/);
  expect(asked).toEqual(['/editor/api/drugs/find?q=atorvastatn', '/editor/api/drugs/of/atorvastatin?']);
  expect(written()).toEqual({
    drugName: 'Atorvastatin',
    drugSlug: 'atorvastatin',
    manufacturers: listed.manufacturers,
    defaultManufacturerDosage: expect.objectContaining({
      name: 'Atorvastatin',
      formulationId: 'atorvastatin-1',
      quantity: { display: '30 tablets', value: 30 },
    }),
  });
  expect(blockValidators.get('drug-savings')?.(written())).toBe(true);
});

test('it is one step', async () => {
  const { form, input } = await open({ drugName: '', drugSlug: 'mine' });
  await choose(input, 'lip', /^Lipitor/);
  const [step, ...typed] = form.edits.toReversed();
  expect(step?.changes.map((change) => 'pointer' in change && change.pointer)).toEqual([
    '/data/drugName',
    '/data/drugSlug',
    '/data/manufacturers',
    '/data/defaultManufacturerDosage',
  ]);
  // Letters become one with each other, and not with what is chosen after them.
  expect(step?.joins).toBeUndefined();
  expect(typed.every(({ joins }) => joins?.endsWith('/data/drugName'))).toBe(true);
});

test('a brand is what the block is called, and what readers begin with, on the page of its medicine', async () => {
  const { input, written } = await open();
  await choose(input, 'lip', /^Lipitor/);
  expect(written()).toMatchObject({
    drugName: 'Lipitor',
    drugSlug: 'atorvastatin',
    defaultManufacturerDosage: { name: 'Lipitor', formulationId: 'lipitor-1', drugSlug: 'lipitor' },
  });
});

test('another one is chosen at first from a list of what there is', async () => {
  const { input, written } = await open();
  await choose(input, 'lip', /^Lipitor/);
  const first = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Preselected' });
  expect(first.selectedOptions[0]?.textContent).toBe('Lipitor, 20mg tablet, 30 tablets');
  await user.selectOptions(first, 'Atorvastatin, 20mg tablet, 30 tablets');
  expect(written().defaultManufacturerDosage).toMatchObject({ formulationId: 'atorvastatin-1' });
});

test('the prices can be left to its page: then the block is a card', async () => {
  const { input, written } = await open();
  await choose(input, 'ator', /^Atorvastatin/);
  screen.getByRole('button', { name: 'Replace the prices by a link' }).focus();
  await user.keyboard('{Enter}');
  expect(written()).toEqual({ drugName: 'Atorvastatin', drugSlug: 'atorvastatin' });
  expect(screen.queryByRole('combobox', { name: 'Preselected' })).toBeNull();
  // The button is gone, and the focus is not.
  expect(document.activeElement).toBe(input);
  expect(blockValidators.get('drug-savings')?.(written())).toBe(true);
});

test('what is typed and not chosen is a name as any other', async () => {
  const { input, written } = await open({ drugName: '', drugSlug: 'mine' });
  await user.type(input, 'My own');
  await wait(suggestDelayMs);
  await user.keyboard('{Escape}');
  expect(written()).toEqual({ drugName: 'My own', drugSlug: 'mine' });
});

test.each([
  ['is out of reach', 503, { error: 'The database cannot be reached.' }, /could not be loaded/],
  ['does not have it any more', 404, { error: 'not found' }, /medicine is no longer in the list/],
  [
    'answers with something else',
    200,
    { drug: { name: 'Atorvastatin' } },
    /no such medicine|could not be loaded/,
  ],
])('where the list %s it says so, and nothing changes', async (_what, status, body, said) => {
  const { input, written } = await open({ drugName: 'Mine', drugSlug: 'mine' });
  answers = { status, body };
  await choose(input, 'ator', /^Atorvastatin/);
  expect(screen.getByRole('alert').textContent).toMatch(said);
  expect(written().drugSlug).toBe('mine');
  expect(written().manufacturers).toBeUndefined();
});
