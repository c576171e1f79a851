import { jest } from '@jest/globals';
import { personInWords } from '#editor-preview/app/presence/PeopleHere.tsx';
import {
  coloursOf,
  initialsColour,
  initialsOf,
  personColours,
} from '#editor-preview/app/presence/personColours.ts';
import { createPresence, heartbeatMs, moveDelayMs } from '#editor-preview/app/presence/presenceModel.ts';
import type { Presence } from '#editor-preview/model/exchange.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { heading } from '../../../support/someBlocks.ts';

const article = readArticle({ json: { path: '/a', title: 'A', blocks: [heading('dose', 'Doses')] } }, {});

function presence() {
  const said: Presence[] = [];
  const model = createPresence({ person: 'me', window: 'this', send: (one) => void said.push(one) });
  return { model, said };
}

describe('who is here', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is said at once, again and again, where somebody rests, and at the end', () => {
    const { model, said } = presence();
    model.moveTo('before-it-begins');
    const end = model.begin();
    expect(said).toEqual([{ window: 'this', block: 'before-it-begins' }]);
    model.moveTo('a');
    model.moveTo('b');
    jest.advanceTimersByTime(moveDelayMs);
    expect(said.slice(1)).toEqual([{ window: 'this', block: 'b' }]);
    jest.advanceTimersByTime(heartbeatMs);
    expect(said).toHaveLength(3);
    end();
    expect(said.at(-1)).toEqual({ window: 'this', block: 'b', left: true });
    jest.advanceTimersByTime(3 * heartbeatMs);
    expect(said).toHaveLength(4);
  });

  test('is each person once, with their windows; this window is nobody else', () => {
    const { model } = presence();
    const told = jest.fn();
    model.subscribe(told);
    model.receive([
      { window: 'this', person: 'me', name: 'Me', block: null },
      { window: 'w1', person: 'ada', name: 'Ada Brown', block: 'dose' },
      { window: 'w2', person: 'me', name: 'Me', block: '' },
      { window: 'w3', person: 'ada', name: 'Ada Brown', block: 'dose' },
      { window: 7 },
    ]);
    expect(told).toHaveBeenCalledTimes(1);
    expect(model.people()).toEqual([
      { person: 'ada', name: 'Ada Brown', isSelf: false, windows: 2, blocks: ['dose'] },
      { person: 'me', name: 'Me', isSelf: true, windows: 1, blocks: [''] },
    ]);
    expect(model.people().map((one) => personInWords(one, article))).toEqual([
      'Ada Brown, in Heading “Doses”, in 2 windows',
      'You, in another window, in the article’s fields',
    ]);
    model.receive('nonsense');
    expect(model.people()).toEqual([]);
  });
});

describe('marks of people', () => {
  test('are letters that can be read on every colour, by day and by night', () => {
    const light = (colour: string): number => {
      const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    for (const colour of personColours) {
      const contrast = (light(initialsColour) + 0.05) / (light(colour) + 0.05);
      expect([colour, contrast >= 4.5]).toEqual([colour, true]);
    }
  });

  test('have a colour of their own as long as there are enough, the same in every window', () => {
    const people = Array.from({ length: personColours.length }, (_, number) => `person-${number}`);
    expect(new Set(coloursOf(people).values()).size).toBe(personColours.length);
    expect(coloursOf([...people, 'one-more']).size).toBe(personColours.length + 1);
    expect(coloursOf(['ada']).get('ada')).toBe(coloursOf(['ada', 'bo']).get('ada'));
  });

  test.each([
    ['Ada Brown', 'AB'],
    ['Editor', 'E'],
    ['Åsa von Ek', 'ÅE'],
    ['𝒜da', '𝒜'],
    ['', ''],
  ])('of %s are %s', (name, letters) => expect(initialsOf(name)).toBe(letters));
});
