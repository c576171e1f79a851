import { english } from '../../../editor-preview/words/english.tsx';
import { spanish } from '../../../editor-preview/words/spanish.tsx';
import { textsIn } from '../../support/sourceLiterals.ts';
import { saidByName } from './saidByName.ts';

/** What has all its words in the tables, and keeps them there. What comes to it is added, never taken out. */
const translated = [
  'editor-preview/app/*.{ts,tsx}',
  'editor-preview/document/{askServer,saving}.ts',
  'editor-preview/main.tsx',
  'editor-preview/outline/*.{ts,tsx}',
  'editor-preview/parts/*.{ts,tsx}',
  'editor-preview/path/*.{ts,tsx}',
  'editor-preview/publish/*.{ts,tsx}',
];

/** How a sentence or a name begins, or goes on behind what is put into it. */
const isSaid = /^[“,\s]*\p{Lu}\p{Ll}|^[”,]? ?\p{Ll}{2,} \p{Ll}{2,}.*[.”…]$/u;
/** Names of keys, and of groups and verbs as code knows them. */
const isNoText =
  /^(?:Alt|Content-Type|Arrow\w+|Digit|End|Enter|Escape|Home|Key|Mod|Shift|Page(?:Up|Down)|Add|Article|Go to|View)(?:\+.*)?$/;
/** To developers. */
const told = new Set([
  'The page has no place for the editor.',
  'The page holds no state that the editor could begin with.',
]);

test.each(translated)('%s has no text of its own', (glob) => {
  const texts = textsIn(glob).filter(
    ({ file, text, isBetweenTags }) =>
      !file.endsWith('.styles.ts') &&
      !told.has(text) &&
      (isBetweenTags ? /\p{L}{2}/u.test(text) : isSaid.test(text) && !isNoText.test(text)),
  );
  expect(texts).toEqual([]);
});

test('everything is said in Spanish too, and otherwise', () => {
  const inSpanish = new Map(saidByName(spanish));
  const same = saidByName(english).filter(([name, said]) => inSpanish.get(name) === said);
  expect(same).toEqual([]);
  expect([...inSpanish].filter(([, said]) => said.trim() === '')).toEqual([]);
});

test('how many there are is said as each language does', () => {
  expect(spanish.saving.waiting(1)).toBe('1 cambio en espera');
  expect(spanish.saving.waiting(12_500)).toBe('12.500 cambios en espera');
  expect(english.saving.waiting(12_500)).toBe('12,500 changes wait');
});
