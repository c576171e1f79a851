import { english } from '#editor-preview/server/words/english/english.ts';
import { spanish } from '#editor-preview/server/words/spanish/spanish.ts';
import { languageCookie, wordsFor } from '#editor-preview/server/words/words.ts';
import { putIn, saidByName } from '../../../support/saidByName.ts';
import { textsIn } from '../../../support/sourceLiterals.ts';

const translated = [
  'editor-preview/server/editor*.{ts,tsx}',
  'editor-preview/server/{access,articles,checks,cms,comments,editing,frame,history,jobs,language,links,list}/**/*.{ts,tsx}',
  'editor-preview/server/{newArticle,pages,pictures,places,record,requests,review,sharing,site,withdrawing}/**/*.{ts,tsx}',
];

const isSaid = /^[“,\s]*\p{Lu}\p{Ll}|^[”,]? ?\p{Ll}{2,} \p{Ll}{2,}.*[.”…]$/u;
const isNoText =
  /^(?:Bearer .*|Cache-Control|Content-\w+|Origin|Retry-After|UTC|Referrer-Policy|Set-Cookie|WWW-Authenticate|\w+(?:Refusal|Error))$/;
/** How a program asks wrongly, by what its message begins with: the tool does not. */
const toldToPrograms =
  /^(?:This is nested|The editor does not support|The changes (?:are|have) |There are more changes|Nothing was saved\.| levels deep|” is missing in this|” must be an operation|“?(?:at|before)” must be |” is not a number)|is signed in now, but these/;
const told = new Set([
  'Untitled',
  'Blocks that the editor’s browser rendered differently from the server.',
  'This preview has expired. Open it again in the editor.',
  'This token is for another preview.',
  'A preview must be opened from a page of the editor, in a browser.',
  'The preview was not found. The link may be incomplete: ask the sender.',
  'This preview link has expired. Ask the sender for a new one.',
  'This article cannot be shown at the moment.',
  'it is not a valid article.',
  'The page cannot be rendered for readers: ',
  'The background jobs could not be read.',
]);

test.each(translated)('%s says nothing in a language of its own', (glob) => {
  const texts = textsIn(glob).filter(
    ({ file, text, isBetweenTags }) =>
      !file.endsWith('.styles.ts') &&
      !told.has(text) &&
      !toldToPrograms.test(text) &&
      !isNoText.test(text.trim()) &&
      (isBetweenTags ? /\p{L}{2}/u.test(text) : isSaid.test(text)),
  );
  expect(texts).toEqual([]);
});

const alike = new Set(['error']);

test('everything that the server says to editors is said in Spanish too, and otherwise', () => {
  const inSpanish = new Map(saidByName(spanish));
  const same = saidByName(english).filter(([name, said]) => !alike.has(said) && inSpanish.get(name) === said);
  expect(same).toEqual([]);
  expect([...inSpanish].filter(([, said]) => said.trim() === '')).toEqual([]);
});

test('what is put into a text in English is put into it in Spanish too', () => {
  const putInto = (table: object) =>
    saidByName(table).map(([name, said]) => [name, putIn.filter((value) => said.includes(String(value)))]);
  expect(putInto(spanish).sort()).toEqual(putInto(english).sort());
  expect(saidByName(spanish).filter(([, said]) => /undefined|\[object/.test(said))).toEqual([]);
});

test('an editor reads the language that was chosen, or else that of the browser', () => {
  const chosen = (language: string) => ({ cookie: `${languageCookie}=${language}` });
  expect(wordsFor({}).language).toBe('en');
  expect(wordsFor({ 'accept-language': 'es-ES,es;q=0.9' }).language).toBe('es');
  expect(wordsFor({ ...chosen('en'), 'accept-language': 'es' }).language).toBe('en');
  expect(wordsFor({ ...chosen('es'), 'accept-language': 'en-GB' }).language).toBe('es');
  expect(wordsFor({ ...chosen('de'), 'accept-language': 'es' }).language).toBe('es');
});
