import {
  gradeOf,
  hasReadingGrade,
  proseSentences,
  readingGrade,
} from '#editor-preview/app/readability/readingGrade.ts';
import { opened } from '../support/openedArticle.ts';

const easy =
  '<p>Drink some water. Go for a walk. Rest when you are tired. Eat well. Call your doctor if it hurts.</p>';
const hard =
  '<p>Pharmacokinetic investigations demonstrate considerable interindividual variability in gastrointestinal absorption. Concomitant administration of proton-pump inhibitors substantially diminishes bioavailability. Hypomagnesaemia necessitates immediate electrocardiographic monitoring. Supplementation requires individualised professional recommendation. Contraindications include advanced renal insufficiency.</p>';

const withText = (...html: string[]) =>
  opened({
    path: '/a',
    title: 'A',
    blocks: html.map((one, index) => ({ id: `b${index}`, type: 'rich-text', data: { html: one } })),
  });

describe('sentences', () => {
  test('end with their full stop, formatting within them left out and entities read', () =>
    expect(
      proseSentences('<p>Take <b>400</b>&nbsp;mg. <a href="/a">Why</a> so&nbsp;much?</p><p>Ask!</p>', 'en'),
    ).toEqual(['Take 400\u00a0mg.', 'Why so\u00a0much?', 'Ask!']));

  test('are not made of headings, cells and labels', () =>
    expect(proseSentences('<h2>What it is</h2><ul><li>Zinc</li></ul><p>It is a metal.</p>', 'en')).toEqual([
      'It is a metal.',
    ]));

  test('of a text without any are none', () => {
    expect(proseSentences('', 'en')).toEqual([]);
    expect(proseSentences('<<<<<<', 'en')).toEqual([]);
  });
});

describe('the reading grade', () => {
  test('follows Flesch and Kincaid', () =>
    expect(gradeOf({ sentences: 10, words: 150, syllables: 225 })).toBe(8));

  test('is never below 1', () => expect(gradeOf({ sentences: 10, words: 20, syllables: 20 })).toBe(1));

  test('of short words in short sentences is low, of long ones high', () => {
    expect(readingGrade(withText(easy), 'en')).toBeLessThan(3);
    expect(readingGrade(withText(hard), 'en')).toBeGreaterThan(16);
  });

  test('adds up over the blocks', () => {
    const both = readingGrade(withText(easy, hard), 'en');
    expect(both).toBeGreaterThan(readingGrade(withText(easy), 'en') ?? Number.NaN);
    expect(both).toBeLessThan(readingGrade(withText(hard), 'en') ?? Number.NaN);
  });

  test('needs five sentences', () => {
    expect(readingGrade(withText('<p>One is. Two is. Three is. Four is.</p>'), 'en')).toBeUndefined();
    expect(readingGrade(withText('<p>One is. Two is. Three is. Four is. Five is.</p>'), 'en')).toBe(1);
  });

  test('is told for English only, for which the formula was made', () => {
    expect(['en', 'en-US', 'EN-gb'].map(hasReadingGrade)).toEqual([true, true, true]);
    expect(['es', 'enq', ''].map(hasReadingGrade)).toEqual([false, false, false]);
  });
});
