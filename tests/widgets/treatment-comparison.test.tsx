/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { tableLayout } from '#widgets/treatment-comparison/columns.ts';
import { marker } from '#widgets/ui/marker.styles.ts';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const triptans = {
  name: 'Triptans',
  treatmentDescription: '<p>They calm the nerve.</p>',
  facts: [
    { label: 'Speed', value: 'hours' },
    { label: 'Evidence', value: 'strong' },
  ],
  recommendedProducts: [{ name: 'Head Wrap', productCtaUrl: 'https://go.offers.example/r?pid=frw' }],
};
const magnesium = {
  name: 'Magnesium',
  facts: [
    { label: 'Price', value: '$40' },
    { label: 'SPEED', value: 'months' },
  ],
};

const rest = { name: 'Rest', specialistDescription: '<p>Ask a doctor how long.</p>' };

const contentMeta = { targeting: { k1: 'migraine' }, jtbd: 'choose-a-treatment' };
const show = (treatments: readonly object[], rest = {}, context: object = { contentMeta }) =>
  showBlock('treatment-comparison', { treatments, ...rest }, context);
const tool = (name = 'Compare treatments') => screen.getByRole('region', { name });
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
const markedIn = (element: Element | null) =>
  [...(element?.querySelectorAll(`.${marker}`) ?? [])].map(({ textContent }) => textContent);

describe('the tool', () => {
  test('is named by its header, above its introduction', () => {
    show([triptans], { header: 'Migraine treatments', intro: 'What works.' });
    expect(within(tool('Migraine treatments')).getByRole('heading', { level: 2 })).toBeTruthy();
    expect(screen.getByText('What works.').tagName).toBe('P');
  });

  test.each([
    ['none', []],
    ['one with a blank name', [{ name: ' ' }]],
  ])('is nothing where there is no treatment: %s', (_what, treatments) =>
    expect(show(treatments).html).toBe(''),
  );

  test('has a card for each treatment, with its facts for readers who get no table', () => {
    show([triptans, magnesium, rest]);
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
      'Triptans',
      'Magnesium',
      'Rest',
    ]);
    expect(cards.map((card) => card.querySelector('dl')?.textContent)).toEqual([
      'SpeedhoursEvidencestrong',
      'Price$40SPEEDmonths',
      undefined,
    ]);
  });

  test('tells the cards apart that have nothing but facts: beside a table they would be empty', () => {
    show([triptans, magnesium]);
    expect(screen.getAllByRole('article').map((card) => card.hasAttribute('data-only-facts'))).toEqual([
      false,
      true,
    ]);
  });

  test('is the place that the events of its treatments name', () => {
    show([magnesium, triptans]);
    const link = screen.getByRole('link', { name: /^Shop now/ });
    expect(declaredEvent(link, 'click')).toMatchObject({ location: 'Treatment comparison' });
    const toggle = document.querySelector<HTMLElement>('[data-read-more] > button');
    expect(declaredEvent(toggle, 'click')).toMatchObject({ location: 'Treatment comparison', position: 2 });
  });
});

describe('the sticky header', () => {
  test('names the treatments, and each name leads to its card where there is one', () => {
    show([triptans, magnesium, rest]);
    const names = within(screen.getByRole('navigation', { name: 'Treatments compared' }));
    expect(names.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Triptans',
      'Magnesium',
      'Rest',
    ]);
    const links = names.getAllByRole('link');
    const targets = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    expect(targets.map((target) => target?.textContent)).toEqual(['Triptans', 'Rest']);
    expect(declaredEvent(links[1], 'click')).toEqual({
      kind: 'element-clicked',
      location: 'Treatment comparison',
      elementType: 'LINK',
      actionOutcome: 'INTERNALLINK',
      text: 'Rest',
      linkUrl: links[1]?.getAttribute('href'),
      name: 'Rest',
      position: 3,
    });
  });

  test('is no navigation where no name leads anywhere', () => {
    show([magnesium]);
    expect(screen.getByRole('listitem').textContent).toBe('Magnesium');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the table', () => {
  test('has a row for each label in the order in which labels are met, and says where a treatment tells nothing', () => {
    show([triptans, magnesium]);
    expect(rows()).toEqual([
      ['', 'Triptans', 'Magnesium'],
      ['Speed', 'hours', 'months'],
      ['Evidence', 'strong', '–not stated'],
      ['Price', '–not stated', '$40'],
    ]);
  });

  test('has heads for its columns and rows', () => {
    show([triptans, magnesium]);
    expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('scope'))).toEqual([
      'col',
      'col',
    ]);
    expect(screen.getAllByRole('rowheader').map((head) => head.getAttribute('scope'))).toEqual(
      Array(3).fill('row'),
    );
  });

  test('says once what is the same for all', () => {
    show([triptans, { name: 'Gepants', facts: [{ label: 'Evidence', value: 'strong' }] }]);
    const same = screen.getByRole('cell', { name: 'strong, the same for all' });
    expect(same.getAttribute('colspan')).toBe('2');
  });

  test('has nothing to compare a single treatment with', () => {
    show([triptans]);
    expect(rows()).toContainEqual(['Evidence', 'strong']);
  });

  test('takes the first of two facts with one label', () => {
    show([
      {
        name: 'Triptans',
        facts: [
          { label: 'Speed', value: 'first' },
          { label: 'speed', value: 'second' },
        ],
      },
    ]);
    expect(rows()).toEqual([
      ['', 'Triptans'],
      ['Speed', 'first'],
    ]);
  });

  test('is not there where no treatment has a fact', () => {
    show([{ name: 'Rest' }, { name: 'Surgery' }]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test.each([
    [1, 'columns'],
    [5, 'columns'],
    [6, 'rows'],
    [12, 'rows'],
  ])('of %i treatments has one of its %s for each', (count, layout) =>
    expect(tableLayout(count)).toBe(layout),
  );
});

describe('the table of many treatments', () => {
  const many = (values: readonly string[]) =>
    values.map((value, index) => ({
      name: `Treatment ${index + 1}`,
      facts: [
        { label: 'Speed', value },
        { label: 'Where', value: 'at home' },
      ],
    }));

  test('has a row for each of them, and says at its end what is the same for all', () => {
    show(many(['days', 'days', 'weeks', 'months', 'days', 'hours']));
    expect(rows()).toEqual([
      ['', 'Speed'],
      ['Treatment 1', 'days'],
      ['Treatment 2', 'days'],
      ['Treatment 3', 'weeks'],
      ['Treatment 4', 'months'],
      ['Treatment 5', 'days'],
      ['Treatment 6', 'hours'],
      ['Where', 'at home, the same for all'],
    ]);
  });

  test('is in a region that a keyboard can scroll', () => {
    show(many(['1', '2', '3', '4', '5', '6']));
    expect(screen.getByRole('table').parentElement?.tabIndex).toBe(0);
  });

  test('has no row for a treatment where all say the same', () => {
    show(many(Array(6).fill('days')));
    expect(rows()).toEqual([
      ['Speed', 'days, the same for all'],
      ['Where', 'at home, the same for all'],
    ]);
  });
});

describe('what differs', () => {
  const treatment = (name: string, price: string) => ({
    name,
    facts: [
      { label: 'Where', value: 'at home' },
      { label: 'Evidence', value: 'strong' },
      { label: 'Price', value: price },
    ],
  });

  test('is marked where most is alike, in the table and on the cards, and the mark is explained', () => {
    show([treatment('Triptans', '$20'), treatment('Gepants', '$90')]);
    expect(markedIn(screen.getByRole('table'))).toEqual(['$20', '$90']);
    expect(screen.getAllByRole('article').flatMap(markedIn)).toEqual(['$20', '$90']);
    expect(document.body.textContent).toContain('Marked is what differs.');
  });

  test('is not marked where most differs', () => {
    show([triptans, magnesium]);
    expect(markedIn(document.body)).toEqual([]);
    expect(document.body.textContent).not.toContain('Marked is what differs.');
  });
});

describe('the exposure', () => {
  const exposure = () => declaredEvent(tool(), 'view');

  test('is reported with tool, topic, job to be done, type, and an auth context in which nobody is signed in', () => {
    show([triptans]);
    expect(exposure()).toEqual({
      kind: 'exposure',
      toolName: 'treatment-comparison',
      topic: 'migraine',
      jtbd: 'choose-a-treatment',
      exposureType: 'decisiontool_view',
      location: 'Treatment comparison',
      authContext: { isAuthenticated: false },
      correlationId: expect.stringMatching(/./),
    });
  });

  test('does without what the page does not say of itself', () => {
    show([triptans], {}, {});
    expect(exposure()).not.toHaveProperty('topic');
    expect(exposure()).not.toHaveProperty('jtbd');
  });
});
