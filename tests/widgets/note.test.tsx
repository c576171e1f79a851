/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import typical from '#fixtures/blocks/note.typical.json' with { type: 'json' };
import { blockValidators } from '#schemas/generated/validators.js';
import { showBlock } from '../support/shownBlock.ts';

const html = '<p>Take it with a meal.</p>';
const note = () => screen.getByRole('note');
const links = () => within(note()).queryAllByRole<HTMLAnchorElement>('link');

describe('a note', () => {
  test('is named by its kind and title', () => {
    showBlock('note', typical.data);
    expect(screen.getByRole('note', { name: /^Urgent\s+If you think about ending your life$/ })).toBeTruthy();
  });

  test.each([
    ['urgent', 'Urgent'],
    ['caution', 'Caution'],
    ['good-to-know', 'Good to know'],
    [undefined, 'Good to know'],
  ])('of kind %s says so in words', (kind, words) => {
    showBlock('note', { kind, html });
    expect(screen.getByRole('note', { name: words }).textContent).toContain('Take it with a meal.');
  });

  test.each(['Good to know', 'Good to know:', 'GOOD TO KNOW'])(
    'says a title like its kind once: %s',
    (title) => {
      showBlock('note', { title, html });
      expect(note().textContent).toBe('Good to knowTake it with a meal.');
    },
  );

  test('interrupts nobody: it is no alert', () => {
    showBlock('note', typical.data);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('[aria-live]')).toBeNull();
  });

  test('leads to its telephones, with who answers beside each', () => {
    showBlock('note', typical.data);
    const items = within(note()).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Call 988 Suicide & Crisis Lifeline',
      'Call 911 if somebody is in danger now',
    ]);
    expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
      'tel:988',
      'tel:911',
    ]);
  });

  test.each([
    ['1-800-222-1222', 'tel:18002221222'],
    ['+44 (0)20 7946 0999', 'tel:+442079460999'],
    ['(800) 273.8255', 'tel:8002738255'],
  ])('dials %s by its digits', (number, address) => {
    showBlock('note', { html, telephones: [{ number }] });
    expect(links().map(({ href }) => href)).toEqual([address]);
    expect(links()[0]?.textContent).toContain(number);
  });

  test('reports no call, which would tell of a reader’s health', () => {
    showBlock('note', typical.data);
    expect(note().outerHTML).not.toContain('data-track');
  });

  test('shows its telephones also where its text is blank', () => {
    showBlock('note', { kind: 'urgent', html: ' ', telephones: [{ number: '911' }] });
    expect(links()).toHaveLength(1);
  });

  test('shows nothing where there is nothing to say', () => {
    const { faults } = showBlock('note', { kind: 'urgent', html: '<p> </p>', title: ' ', telephones: [] });
    expect(screen.queryByRole('note')).toBeNull();
    expect(faults.map(({ fault }) => fault.rule)).toEqual(['block/shows-nothing']);
  });

  test.each(['988', '1-800-222-1222', '+44 20 7946 0999', '(800) 273.8255'])(
    'may name the number %s',
    (number) => expect(blockValidators.get('note')?.({ html, telephones: [{ number }] })).toBe(true),
  );

  test.each(['tel:988', '9', '1-800-HELP', '988;ext=1', 'javascript:alert(1)', '٩٨٨'])(
    'refuses %s for a number',
    (number) => expect(blockValidators.get('note')?.({ html, telephones: [{ number }] })).toBe(false),
  );

  test('says what a button does in one piece, so that no page from right to left turns it around', () => {
    showBlock('note', { kind: 'urgent', telephones: [{ number: '988' }] });
    expect(document.querySelector('a[href="tel:988"] > bdi[lang="en"]')?.textContent).toBe('Call 988');
  });
});
