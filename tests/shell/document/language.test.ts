import { pageLanguage } from '#shell/document/language.ts';

describe('the language of a page', () => {
  test('is American English where nothing is said', () =>
    expect(pageLanguage()).toMatchObject({ tag: 'en-US', direction: 'ltr', latin: true }));

  test.each([
    ['es', 'ltr', true],
    ['ar-EG', 'rtl', false],
    ['he', 'rtl', false],
    ['ur', 'rtl', false],
    ['ur-Aran', 'rtl', false],
    ['az-Arab', 'rtl', false],
    ['uk', 'ltr', false],
    ['zh-Hant', 'ltr', false],
  ])('%s is written %s', (tag, direction, latin) =>
    expect(pageLanguage(tag)).toMatchObject({ tag, direction, latin }),
  );

  test.each(['', 'x', 'en-US-"><script>', 'en--US', 'a'.repeat(40)])(
    'is the default where the tag %j cannot be read',
    (tag) => expect(pageLanguage(tag).tag).toBe('en-US'),
  );
});
