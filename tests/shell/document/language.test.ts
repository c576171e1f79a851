import { pageLanguage } from '../../../shell/document/language.ts';

describe('the language of a page', () => {
  test('is American English where nothing is said', () => {
    expect(pageLanguage()).toMatchObject({ tag: 'en-US', direction: 'ltr' });
  });

  test.each([
    ['es', 'ltr'],
    ['ar-EG', 'rtl'],
    ['he', 'rtl'],
    ['ur', 'rtl'],
    ['az-Arab', 'rtl'],
    ['uk', 'ltr'],
    ['zh-Hant', 'ltr'],
  ])('%s is written %s', (tag, direction) => {
    expect(pageLanguage(tag)).toMatchObject({ tag, direction });
  });

  test.each(['', 'x', 'en-US-"><script>', 'en--US', 'a'.repeat(40)])(
    'is the default where the tag %j cannot be read',
    (tag) => {
      expect(pageLanguage(tag).tag).toBe('en-US');
    },
  );
});
