import { isToolLanguage, languageAccepted } from '#editor-preview/model/words/language.ts';

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES-419,en;q=0.9', 'es'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['de-DE,de;q=0.9,es;q=0.4,en;q=0.3', 'es'],
  ['en;q=0.5, es;q=0.7', 'es'],
  ['en,es', 'en'],
  ['es;q=0,en;q=0.1', 'en'],
  ['de,fr;q=0.5', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['es;q=nonsense', 'en'],
  [`${'de,'.repeat(10_000)}es`, 'en'],
] as const)('whose browser accepts %j reads %s', (accepted, language) =>
  expect(languageAccepted(accepted)).toBe(language),
);

test('no other language counts as one of the editor’s', () =>
  expect(['en', 'es', 'de', '', 'toString', undefined].filter(isToolLanguage)).toEqual(['en', 'es']));
