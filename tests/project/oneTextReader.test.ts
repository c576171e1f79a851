import { globSync, readFileSync } from 'node:fs';
import { elementOf, elementsWithFate } from '#transformer/html/elements.ts';

/**
 * The text of HTML is read by `transformer/html/textOfHtml.ts` alone, which knows from one table where words end: what reads it otherwise
 * joins "5" and "10 mg" of two cells. Whoever may do so stands here with the reason.
 */
const readsDocument: Readonly<Record<string, string>> = {
  'client/**': 'scripts of readers’ pages, which read and write what our own widgets made',
  'features/*/browser/*': 'the same of features',
  'editor-preview/server/list/browser/*': 'the same of the editor’s list',
  'editor-preview/app/frame/**': 'the preview, which compares a page with itself',
  'editor-preview/app/workspace/*':
    'the state that the page of the editor carries, and a field that has the focus',
  'editor-preview/app/forms/rich-text/proseHtml.ts': 'whether there is any text',
  'transformer/html/decodeEntitiesInBrowser.ts': 'a text area without elements',
};

const listsBlocks: Readonly<Record<string, string>> = {
  'transformer/html/{meaningMarks,repairTree}.ts': 'how elements are mended, which the sanitiser writes next',
  'editor-preview/model/wholeMarkup.ts': 'in which elements a merge of two texts must not leave half a tag',
  'editor-preview/app/clipboard/*': 'elements by which a clipboard says more than its text',
  'transformer/fromHtml/wordpress/autoParagraphs.ts': 'what WordPress begins no paragraph in',
  'editor-preview/app/compare/FieldValues.tsx':
    'tags that both versions have and that are shown as a new line',
  'rules/engine/html/nesting.ts': 'what may be in what, by the standard of HTML',
  'rules/*/*/rule.ts': 'elements that a rule is about',
};

const documentText = /\.(?:textContent|innerText)\b/;
const name =
  '(?:p|div|li|ul|ol|dl|t[dhr]|h[1-6]|h\\[1-6\\]|h\\[2-4\\]|t\\[dhr\\]|blockquote|table|section|figure)';
/** Three names of blocks in a row: in an expression, a list of texts or one text. */
const rowOfBlocks = new RegExp(`\\b${name}(?:(?:\\||', '| )${name}){2}(?![\\w-])`);
const stripsTags = /replace(?:All)?\(\s*\/<\[\^<?>\]/;

const sources = globSync(
  '{adapters,cli,client,content,contracts,editor-preview,feature-kit,features,platform,rules,schemas,server,shell,transformer,widgets}/**/*.{ts,tsx}',
  {
    exclude: [
      '**/node_modules/**',
      '**/generated/**',
      '**/cases.ts',
      'rules/**/*Cases.ts',
      'rules/testing/**',
    ],
  },
).map((file) => ({ file, code: withoutComments(readFileSync(file, 'utf8')) }));

function withoutComments(code: string): string {
  return code.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
}

function filesWith(pattern: RegExp): string[] {
  return sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
}

function allowedFiles(allowed: Readonly<Record<string, string>>): string[] {
  return globSync(Object.keys(allowed));
}

test.each([
  ['reads the text of a document', documentText, readsDocument],
  ['has a list of blocks of its own', rowOfBlocks, listsBlocks],
])('nothing else %s', (_what, pattern, allowed) => {
  expect(sources.length).toBeGreaterThan(2_000);
  const found = filesWith(pattern);
  expect(found.filter((file) => !allowedFiles(allowed).includes(file))).toEqual([]);
  for (const place of Object.keys(allowed))
    expect([place, globSync(place).some((file) => found.includes(file))]).toEqual([place, true]);
});

test('only dropped content, lost content and the label of a row in Payload’s form take tags out of a text', () =>
  expect(filesWith(stripsTags).sort()).toEqual([
    'adapters/payload/src/blocks/RowLabel.tsx',
    'editor-preview/app/clipboard/clipboard.ts',
    'rules/html/content-lost/rule.ts',
  ]));

test.each(['element.textContent', 'cell.innerText'])('%s reads the text of a document', (source) =>
  expect(documentText.test(source)).toBe(true),
);

test.each(['/<\\/?(?:p|div|li)>/', "['p', 'li', 'td']", "'p li h2'.split(' ')", '/^(?:ul|ol|h[1-6])$/'])(
  '%s is a list of blocks',
  (source) => expect(rowOfBlocks.test(source)).toBe(true),
);

test('the names that are looked for are blocks of the table', () =>
  expect(
    elementsWithFate('kept')
      .filter((each) => new RegExp(`^${name}$`).test(each))
      .every((each) => elementOf(each).isBoundary),
  ).toBe(true));
