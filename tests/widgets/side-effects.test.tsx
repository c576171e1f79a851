/** @jest-environment jsdom */

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import typical from '#fixtures/blocks/side-effects.typical.json' with { type: 'json' };
import { blockValidators, validateEvents } from '#schemas/generated/validators.js';
import { effectLists } from '#widgets/side-effects/effectLists.ts';
import { declaredEvent } from '../support/declaredEvents.ts';
import { hydrateIsland, showIsland } from '../support/island.ts';
import { showBlock } from '../support/shownBlock.ts';

const effect = (name: string, more: object = {}) => ({ name, ...more });
const data = {
  mildSideEffects: [
    effect('Nausea', {
      prevalence: '26 in 100',
      description: 'It <b>passes</b>.',
      url: 'https://medlineplus.gov/nausea',
    }),
    effect('Dry mouth', { prevalence: '14 in 100' }),
  ],
  severeSideEffects: [effect('Seizures'), effect('Mania')],
};

const start = (content: object = data) =>
  act(async () => hydrateIsland(showIsland('side-effects', content), 'side-effects'));
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const panels = () => [...document.querySelectorAll<HTMLElement>('[data-severity]:not(button)')];
const current = () => panels().filter((panel) => panel.hasAttribute('data-current'));
const names = (panel: Element | undefined) =>
  [...(panel?.querySelectorAll('summary') ?? [])].map(({ textContent }) => textContent);
const details = (name: string) =>
  screen.getByText(name, { selector: 'summary' }).closest('details') as HTMLDetailsElement;
const open = () =>
  [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
const rates = () => document.querySelector('dialog') as HTMLDialogElement;

/** Opens or closes an effect as browsers do, which tell of it by an event that does not bubble. */
async function toggle(name: string, isOpen: boolean): Promise<void> {
  await act(async () => {
    details(name).open = isOpen;
    details(name).dispatchEvent(new Event('toggle'));
  });
}

// Not in jsdom.
beforeAll(() =>
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  }),
);

describe('the lists', () => {
  test('are both in the page, each effect a disclosure, for readers without script', () => {
    showBlock('side-effects', data);
    expect(panels().map((panel) => panel.querySelector('h3')?.textContent)).toEqual([
      'Mild side effects',
      'Severe side effects',
    ]);
    expect(panels().map(names)).toEqual([
      ['Dry mouth', 'Nausea'],
      ['Mania', 'Seizures'],
    ]);
    expect(open()).toEqual([]);
  });

  test('are sorted by name, whatever its case', () => {
    const [list] = effectLists({
      mildSideEffects: ['zinc taste', 'Éblouissement', 'dizziness', 'Dry mouth', '10 others', '2 others'].map(
        (name) => effect(name),
      ),
    });
    expect(list?.effects.map(({ name }) => name).join(', ')).toBe(
      '2 others, 10 others, dizziness, Dry mouth, Éblouissement, zinc taste',
    );
  });

  test('begin with the mild one', async () => {
    await start({ severeSideEffects: data.severeSideEffects, mildSideEffects: data.mildSideEffects });
    expect(tab(/Mild/).ariaSelected ?? tab(/Mild/).getAttribute('aria-selected')).toBe('true');
    expect(current().map(names)).toEqual([['Dry mouth', 'Nausea']]);
  });

  test.each([
    ['mildSideEffects', 'Mild side effects'],
    ['severeSideEffects', 'Severe side effects'],
  ])('with %s alone need no tabs', async (list, title) => {
    await start({ [list]: [effect('Nausea')], other: [] });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    expect(current().map((panel) => panel.querySelector('h3')?.textContent)).toEqual([title]);
  });

  test.each([{}, { mildSideEffects: [], severeSideEffects: [] }, { mildSideEffects: [effect(' ')] }])(
    'show nothing, not even the header, for %j',
    (nothing) => expect(showBlock('side-effects', { header: 'Nothing', ...nothing }).html).toBe(''),
  );

  test('are called by their header, or by us', () => {
    showBlock('side-effects', typical.data);
    expect(screen.getByRole('region', { name: 'Side effects of sertraline' })).toBeTruthy();
    showBlock('side-effects', data);
    expect(screen.getByRole('region', { name: 'Side effects' })).toBeTruthy();
  });
});

describe('a tab', () => {
  test('shows its list, and is tied to it', async () => {
    await start();
    await userEvent.click(tab(/Severe/));
    expect(current().map(names)).toEqual([['Mania', 'Seizures']]);
    expect(tab(/Severe/).getAttribute('aria-controls')).toBe(current()[0]?.id);
    expect(current()[0]?.getAttribute('aria-labelledby')).toBe(tab(/Severe/).id);
  });

  test('clears the effect that was chosen, so that its list is there again on return', async () => {
    await start();
    await toggle('Nausea', true);
    await userEvent.click(tab(/Severe/));
    expect(open()).toEqual([]);
    await userEvent.click(tab(/Mild/));
    expect(open()).toEqual([]);
  });

  test('clears an effect that was opened before the script had come, whatever is done again for the reader', async () => {
    const island = showIsland('side-effects', data);
    details('Nausea').open = true;
    await act(async () => hydrateIsland(island, 'side-effects'));
    expect(open()).toEqual(['Nausea']);
    // As the runtime does again what was done before.
    await act(async () => {
      details('Nausea').dispatchEvent(new Event('toggle'));
      tab(/Severe/).click();
    });
    expect(open()).toEqual([]);
    await userEvent.click(tab(/Mild/));
    expect([current().map(names), open()]).toEqual([[['Dry mouth', 'Nausea']], []]);
  });

  test.each([
    ['{ArrowRight}', 'Severe'],
    ['{ArrowLeft}', 'Severe'],
    ['{End}', 'Severe'],
    ['{Home}', 'Mild'],
    ['{ArrowRight}{ArrowRight}', 'Mild'],
  ])('is reached from the first by %s: %s', async (keys, name) => {
    await start();
    tab(/Mild/).focus();
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(tab(new RegExp(name)));
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual(
      name === 'Mild' ? [0, -1] : [-1, 0],
    );
  });

  test('says how many effects its list has', async () => {
    await start();
    expect(tab(/Severe/).textContent).toBe('Severe (2)');
  });
});

describe('an effect that is chosen', () => {
  test('shows how common it is, what it is like, and where to read more', async () => {
    await start();
    await toggle('Nausea', true);
    const view = within(details('Nausea'));
    expect(view.getByText(/26 in 100/).tagName).toBe('DD');
    expect(view.getByText('passes').tagName).toBe('B');
    expect(view.getByRole('link', { name: /Read more.*Nausea/ }).getAttribute('href')).toBe(
      'https://medlineplus.gov/nausea',
    );
  });

  test('is one at a time', async () => {
    await start();
    await toggle('Nausea', true);
    await toggle('Dry mouth', true);
    expect(open()).toEqual(['Dry mouth']);
  });

  test('is left by the way back, which leads to it in its list', async () => {
    await start();
    await toggle('Nausea', true);
    await userEvent.click(
      within(details('Nausea')).getByRole('button', { name: /Back to mild side effects/ }),
    );
    expect(open()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Nausea');
  });

  test('says nothing of what is not known', async () => {
    await start();
    await toggle('Nausea', false);
    const view = within(details('Seizures'));
    expect(view.queryByText('Prevalence')).toBeNull();
    expect(view.queryByRole('link', { hidden: true })).toBeNull();
  });
});

describe('the window about rates', () => {
  test('is opened beside a rate, and says what one means and where this one comes from', async () => {
    await start();
    await toggle('Nausea', true);
    await userEvent.click(within(details('Nausea')).getByRole('button', { name: 'Trusted Source' }));
    expect(rates().open).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Prevalence Rates' })).toBe(rates());
    expect(within(rates()).getByText('more than 1 in 10 people')).toBeTruthy();
    const source = within(rates()).getByRole('link', { name: /rate of Nausea/ });
    expect(source.getAttribute('href')).toBe('https://medlineplus.gov/nausea');
  });

  test('has no link where the effect has none', async () => {
    await start();
    await toggle('Dry mouth', true);
    await userEvent.click(within(details('Dry mouth')).getByRole('button', { name: 'Trusted Source' }));
    expect(within(rates()).queryByRole('link')).toBeNull();
  });
});

test('what is reported is that an effect was opened, and never which', () => {
  showBlock('side-effects', data);
  const events = [...document.querySelectorAll('details')].map((one) => declaredEvent(one, 'open'));
  expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(1);
  expect(events[0]).toEqual({
    kind: 'element-clicked',
    location: 'Side effects',
    elementType: 'ACCORDION',
    actionOutcome: 'OPEN',
  });
  expect(JSON.stringify([...document.querySelectorAll('[data-track-click]')])).not.toContain('Nausea');
  expect(validateEvents({ path: '/', events })).toBe(true);
});

test('takes no effect without a name, and no address that runs code', () => {
  const takes = (one: object) => blockValidators.get('side-effects')?.({ mildSideEffects: [one] });
  expect(takes(effect('Nausea', { url: '/nausea' }))).toBe(true);
  expect(takes({ prevalence: '26 in 100' })).toBe(false);
  expect(takes(effect('Nausea', { url: 'javascript:alert(1)' }))).toBe(false);
});
