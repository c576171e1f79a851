import { createCorpus } from '../../../quality/corpus.ts';
import { canonicalMissing } from '../../../quality/rules/seo/canonicalMissing.ts';
import { descriptionLength } from '../../../quality/rules/seo/descriptionLength.ts';
import { titleDuplicate } from '../../../quality/rules/seo/titleDuplicate.ts';
import { titleTruncated } from '../../../quality/rules/seo/titleTruncated.ts';
import { fittingPart, titleWidth } from '../../../quality/rules/seo/titleWidth.ts';
import { describeRule } from './cases.ts';

const entry = (path: string, title: string, published = true) => ({
  path,
  title,
  description: '',
  published,
  anchors: [],
});
const corpus = createCorpus([
  entry('/nutrition/zinc', 'Zinc'),
  entry('/nutrition/iron', 'Iron', false),
  entry('/sleep/how-much-sleep', 'Sleep'),
]);

describe('the width of a title', () => {
  test('is that of its letters', () => {
    expect(titleWidth('ii')).toBeCloseTo(8.88);
    expect(titleWidth('WW')).toBeCloseTo(37.76);
  });

  test('of nothing is nothing', () => {
    expect(titleWidth('')).toBe(0);
  });

  test('is the same as that of its characters one by one', () => {
    const title = 'Ünïcode “x” — W@… 😀 睡 \uD83D!';
    const one = [...title].reduce((sum, character) => sum + titleWidth(character), 0);
    expect(titleWidth(title)).toBe(one);
    expect(titleWidth('😀')).toBe(titleWidth('ä'));
  });

  test('cuts a text between words', () => {
    expect(fittingPart('sleep more', titleWidth('sleep mo'))).toBe('sleep');
    expect(fittingPart('sleep more', titleWidth('sleep more'))).toBe('sleep more');
    expect(fittingPart('sleep more', titleWidth('sleep'))).toBe('sleep');
  });

  test('cuts a word that is longer than all', () => {
    expect(fittingPart('sleepless', titleWidth('sleep'))).toBe('sleep');
  });
});

/** 54 letters of 11.12 pixels: 600.48, of which 53 fit. */
const widest = 'a'.repeat(53);

describeRule(titleTruncated, {
  finds: {
    'one letter too many': { content: { title: `${widest}a` }, at: '/title', says: '601 pixels' },
    'what is cut off': {
      content: {
        title: 'Everything You Always Wanted to Know About How Much Sleep Adults of Every Age Need',
      },
      marks: ' Adults of Every Age Need',
    },
    'wide letters': { content: { title: 'W'.repeat(32) } },
  },
  passes: {
    'a title that just fits': { title: widest },
    'many narrow letters': { title: 'ill '.repeat(30) },
    'wide letters that just fit': { title: 'W'.repeat(31) },
    'a title in another script': { title: '睡眠'.repeat(40) },
    'a short title': { title: 'Sleep' },
  },
});

describeRule(titleDuplicate, {
  finds: {
    'the title of another article': { content: { title: 'Zinc' }, at: '/title', says: '/nutrition/zinc' },
    'the same title in other letters': { content: { title: ' ZINC ' } },
    'the same title with other blanks': { content: { title: 'zinc  ' } },
  },
  passes: {
    'another title': { title: 'Zinc for Runners' },
    'the title of an article that is not published': { title: 'Iron' },
    'its own title': { path: '/sleep/how-much-sleep', title: 'Sleep' },
    'a title with another mark': { title: 'Zinc?' },
    'its own title, changed': { path: '/nutrition/zinc', title: 'Zinc' },
  },
  options: { corpus },
});

describeRule(descriptionLength, {
  finds: {
    'no description': { content: { description: undefined }, at: '/description', says: 'no description' },
    'an empty description': { content: { description: '' }, at: '/description' },
    'a character too few': { content: { description: 'a'.repeat(69) }, at: '/description', says: 'has 69' },
    'a character too many': { content: { description: 'a'.repeat(161) }, says: 'has 161' },
  },
  passes: {
    'just enough': { description: 'a'.repeat(70) },
    'just not too much': { description: 'a'.repeat(160) },
    'blanks around it': { description: ` ${'a'.repeat(160)} ` },
    'accents and quotes': { description: '“é’ '.repeat(30) },
    'a usual one': {
      description: 'Most adults need seven to nine hours of sleep a night. How to find your number.',
    },
  },
});

const canonical = (canonicalPath: string, more: object = {}): object => ({
  ...more,
  contentMeta: { canonicalPath },
});

describeRule(canonicalMissing, {
  finds: {
    'an article that does not exist': {
      content: canonical('/nutrition/zink'),
      marks: '/nutrition/zink',
      at: '/contentMeta/canonicalPath',
    },
    'an article that is not published': { content: canonical('/nutrition/iron'), says: 'is not published' },
    'a section': { content: canonical('/nutrition') },
  },
  passes: {
    'another article': canonical('/nutrition/zinc'),
    'its own path': canonical('/sleep/other', { path: '/sleep/other' }),
    'its own path, also where it is known': canonical('/sleep/how-much-sleep'),
    'no canonical path': { contentMeta: {} },
    'no data at all': { contentMeta: undefined },
  },
  options: { corpus },
});
