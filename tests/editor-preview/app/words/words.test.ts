import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { english } from '#editor-preview/app/words/english/english.ts';
import { inFrame as inFrameInEnglish } from '#editor-preview/app/words/english/inFrame.ts';
import { inFrame } from '#editor-preview/app/words/spanish/inFrame.ts';
import { schemaTexts, words as spanish } from '#editor-preview/app/words/spanish/spanish.ts';
import { spanish as inPages } from '#editor-preview/server/words/spanish/spanish.ts';
import { schemaTextsInForms, untranslated } from '../../../commands/untranslated.ts';
import { putIn, saidByName } from '../../../support/saidByName.ts';
import { textsIn } from '../../../support/sourceLiterals.ts';

const translated = [
  'editor-preview/app/*.{ts,tsx}',
  'editor-preview/app/{blocks,clipboard,code,comments,collaborators,compare,conflicts,document,dragging,workspace}/**/*.{ts,tsx}',
  'editor-preview/app/forms/**/*.{ts,tsx}',
  'editor-preview/app/frame/**/*.{ts,tsx}',
  'editor-preview/app/{history,json,media,outline,pageView,palette,parts,paste,path}/**/*.{ts,tsx}',
  'editor-preview/app/{pictures,presence,problems,publish,readability,review,sharing,timeline,tool,view}/**/*.{ts,tsx}',
];

const isSaid = /^[“,\s]*\p{Lu}\p{Ll}|^[”,]? ?\p{Ll}{2,} \p{Ll}{2,}.*[.”…]$/u;
const isNoText =
  /^(?:(?:(?:Shift-)?Mod|Shift|Alt)[+-].*|Alt(?:Graph)?|Mod|Shift|(?:Arrow\w+ ?)+|Accept|Backspace|Bearer|Canvas|Content-Type|Ctrl|Delete|Digit|Down|End|Enter|Escape|Files|Home|HTML|JSON|Key|Left|Page(?:Up|Down)|Right|Tab|Up|Width|Add|Article|Blocks|Chosen|Go to|Move|Paste|Uploaded|View)$/;
const told = new Set([
  'The block "',
  'The page has no place for blocks.',
  'The page has no place for the editor.',
  'The page without scripts cannot be reached.',
  'The page contains no initial state for the editor.',
]);

test.each(translated)('%s has no text of its own', (glob) => {
  const texts = textsIn(glob).filter(
    ({ file, text, isBetweenTags }) =>
      !file.endsWith('.styles.ts') &&
      !told.has(text) &&
      !isNoText.test(text.trim()) &&
      (isBetweenTags ? /\p{L}{2}/u.test(text) : isSaid.test(text)),
  );
  expect(texts).toEqual([]);
});

const alike = new Set(['Error', 'No']);
/** By what a command is found is for the search alone, and some only put two words together. */
const isNoSentence = (name: string): boolean =>
  name.startsWith('foundBy.') || ['forms.action', 'compare.sideOf', 'compare.numbered'].includes(name);

test('everything is said in Spanish too, and otherwise', () => {
  const inSpanish = new Map(saidByName({ ...spanish, inFrame }));
  const same = saidByName({ ...english, inFrame: inFrameInEnglish }).filter(
    ([name, said]) => !isNoSentence(name) && !alike.has(said) && inSpanish.get(name) === said,
  );
  expect(same).toEqual([]);
  expect([...inSpanish].filter(([, said]) => said.trim() === '')).toEqual([]);
});

test('what is put into a text in English is put into it in Spanish too', () => {
  const putInto = (table: object) =>
    saidByName(table).map(([name, said]) => [name, putIn.filter((value) => said.includes(String(value)))]);
  expect(putInto({ ...spanish, inFrame }).sort()).toEqual(
    putInto({ ...english, inFrame: inFrameInEnglish }).sort(),
  );
  expect(saidByName(spanish).filter(([, said]) => /undefined|\[object/.test(said))).toEqual([]);
});

test('Spanish speaks to nobody as tú or usted, but says what is to be done', () => {
  const address =
    /(?<!\p{L})(?:usted|ustedes|tú|tus?|vosotros|os)(?!\p{L})|(?:^|[.:;,] (?:o )?)(?:abra|arrastre|cierre|compruebe|decida|elija|escriba|espere|guarde|haga|inicie|intente|mire|pida|pruebe|pulse|use|vuelva)(?!\p{L})/iu;
  expect('Vuelva a intentarlo').toMatch(address);
  const said = [...saidByName({ spanish, inFrame, inPages }), ...Object.entries(schemaTexts)];
  expect(said.filter(([name, text]) => !name.includes('foundBy') && address.test(text))).toEqual([]);
});

test('how many there are is said as each language does', () => {
  expect(spanish.saving.waiting(1)).toBe('1 cambio en espera');
  expect(spanish.saving.waiting(12_500)).toBe('12.500 cambios en espera');
  expect(english.saving.waiting(12_500)).toBe('12,500 unsaved changes');
});

test('every Spanish text of a schema has an English one that forms show', () => {
  const shown = schemaTextsInForms();
  expect(shown.size).toBeGreaterThan(1_000);
  expect(Object.keys(schemaTexts).filter((text) => !shown.has(text))).toEqual([]);
});

test('a text of a schema without a translation is listed by npm run check', () =>
  expect(untranslated(new Set(['After', 'A new field of a new block']), schemaTexts)).toEqual([
    'A new field of a new block',
  ]));

test('the Spanish tables import nothing but each other: all that speaks waits for them', () => {
  const tables = globSync(['editor-preview/{model,app}/words/spanish/*.ts', 'schemas/words/*.json']);
  expect(tables).toContain('editor-preview/model/words/spanish/people.ts');
  for (const file of tables)
    for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type ).*from '([^']+)'/gm))
      expect(tables).toContain(
        source.startsWith('#') ? source.slice(1) : posix.join(posix.dirname(file), source),
      );
});
