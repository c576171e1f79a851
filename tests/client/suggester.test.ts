/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { createSuggester } from '#client/suggestions/suggester.ts';
import { createSuggestionList } from '#client/suggestions/suggestionList.ts';
import type { Suggestions } from '#client/suggestions/suggestions.ts';
import { wrapTexts } from '../support/pageTranslator.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function told(answer: Suggestions | undefined) {
  const answers: unknown[] = [];
  const asked: string[] = [];
  const suggester = createSuggester(
    {
      fetch: async (text) => {
        asked.push(text);
        return answer;
      },
    },
    { onAnswer: (items, isAll) => answers.push([items, isAll]) },
  );
  return { answers, asked, suggester };
}

describe('a suggester of a feature of its own', () => {
  test('asks its source once the reader pauses', async () => {
    const { answers, asked, suggester } = told({ items: ['atorvastatin'], more: false });
    suggester.request('ator');
    suggester.request(' atorv ');
    await jest.runAllTimersAsync();
    expect(asked).toEqual(['atorv']);
    expect(answers).toEqual([[['atorvastatin'], true]]);
  });

  test('knows all at once where nobody else can be asked, whatever the answer says', async () => {
    const { answers, suggester } = told({ items: ['atorvastatin'], more: true });
    suggester.request('ator');
    await jest.runAllTimersAsync();
    expect(answers).toEqual([[['atorvastatin'], true]]);
  });

  test('says that nothing is known where its source fails', async () => {
    const { answers, suggester } = told(undefined);
    suggester.request('ator');
    await jest.runAllTimersAsync();
    expect(answers).toEqual([[undefined, true]]);
  });
});

test('a list of suggestions needs an input and a list, and no search box', () => {
  document.body.innerHTML = '<input role="combobox"><div id="drugs" role="listbox" hidden></div>';
  const input = document.querySelector('input');
  const list = document.querySelector<HTMLElement>('#drugs');
  if (!input || !list) throw new Error('The box has not all its parts');
  const chosen: string[] = [];
  const suggestions = createSuggestionList({ input, list }, (item) => chosen.push(item));
  suggestions.show(['atorvastatin', 'atovaquone']);
  expect([list.hidden, input.ariaExpanded]).toEqual([false, 'true']);
  list.querySelectorAll<HTMLElement>('[role=option]')[1]?.click();
  expect(chosen).toEqual(['atovaquone']);
});

test('a suggestion is chosen by a click on what a highlighter has put into it', () => {
  document.body.innerHTML = '<input role="combobox"><div id="topics" role="listbox" hidden></div>';
  const input = document.querySelector('input') as HTMLInputElement;
  const list = document.querySelector('div') as HTMLElement;
  const chosen: string[] = [];
  const suggestions = createSuggestionList({ input, list }, (item) => chosen.push(item));
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => {};
  suggestions.show(['sleep', 'sleep apnea']);
  wrapTexts(list);
  list.querySelectorAll<HTMLElement>('mark')[1]?.click();
  suggestions.move(1);
  expect([chosen, suggestions.active()]).toEqual([['sleep apnea'], 'sleep']);
});
