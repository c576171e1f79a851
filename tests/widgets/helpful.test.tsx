/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { helpfulPrefix, start } from '#client/behaviours/helpful.ts';
import { readerPageAttribute } from '#contracts/behaviour.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import typical from '#fixtures/blocks/helpful.typical.json' with { type: 'json' };
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { showBlock } from '../support/shownBlock.ts';

const reported: TrackingEvent[] = [];
const report = (event: TrackingEvent) => void reported.push(event);
const key = `${helpfulPrefix}/nutrition/collagen:0`;

function open(context: Partial<BlockContext> = {}): void {
  showBlock('helpful', typical.data, context);
  const question = document.querySelector('[data-helpful]');
  if (question) start(question, { report });
}

const answer = (name: 'Yes' | 'No') => screen.getByRole('button', { name });
const state = () => (['Yes', 'No'] as const).map((name) => answer(name).ariaPressed === 'true');
const none = [false, false];
const helpful = [true, false];
const notHelpful = [false, true];

beforeEach(() => {
  sessionStorage.clear();
  reported.length = 0;
  document.documentElement.setAttribute(readerPageAttribute, '');
});

describe('whether the article was helpful', () => {
  test('is asked with two answers, none of them given', () => {
    open();
    expect(screen.getByRole('group', { name: 'Was this helpful?' })).toBeTruthy();
    expect(state()).toEqual(none);
  });

  test('is one of three: helpful, not helpful, or none where the same answer comes again', async () => {
    open();
    await userEvent.click(answer('Yes'));
    expect(state()).toEqual(helpful);
    await userEvent.click(answer('No'));
    expect(state()).toEqual(notHelpful);
    await userEvent.click(answer('No'));
    expect(state()).toEqual(none);
  });

  test('is reported, and thanked for', async () => {
    open();
    await userEvent.click(answer('Yes'));
    expect(screen.getByRole('status').textContent).toBe('Thank you for telling us.');
    await userEvent.click(answer('Yes'));
    const event = { kind: 'element-clicked', location: 'Helpful', elementType: 'BUTTON', name: 'Helpful' };
    expect(reported).toEqual([
      { ...event, actionOutcome: 'SELECT' },
      { ...event, actionOutcome: 'CLEAR' },
    ]);
  });

  test('is still known after a reload, of this article alone', async () => {
    open();
    await userEvent.click(answer('No'));
    open();
    expect(state()).toEqual(notHelpful);
    open({ indexOfKind: 1 });
    expect(state()).toEqual(none);
    open({ articlePath: '/sleep/insomnia' });
    expect(state()).toEqual(none);
  });

  test('is forgotten once it is taken back', async () => {
    sessionStorage.setItem(key, 'Helpful');
    open();
    expect(state()).toEqual(helpful);
    await userEvent.click(answer('Yes'));
    open();
    expect(state()).toEqual(none);
    expect(sessionStorage.length).toBe(0);
  });

  test.each(['', 'helpful', '{}', '__proto__', 'x'.repeat(10_000)])(
    'is none where %.10j is kept',
    (forged) => {
      sessionStorage.setItem(key, forged);
      open();
      expect(state()).toEqual(none);
    },
  );

  test('is not kept in a preview, nor where the browser keeps nothing', async () => {
    document.documentElement.removeAttribute(readerPageAttribute);
    open();
    await userEvent.click(answer('Yes'));
    expect(state()).toEqual(helpful);
    expect(sessionStorage.length).toBe(0);

    document.documentElement.setAttribute(readerPageAttribute, '');
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    open();
    await userEvent.click(answer('No'));
    expect(state()).toEqual(notHelpful);
    set.mockRestore();
  });

  test('is asked in the words of the author', () => {
    showBlock('helpful', { title: 'Did this recipe work for you?' });
    expect(screen.getByRole('group', { name: 'Did this recipe work for you?' })).toBeTruthy();
    showBlock('helpful', { title: ' ' });
    expect(screen.getByRole('group', { name: 'Was this helpful?' })).toBeTruthy();
  });
});
