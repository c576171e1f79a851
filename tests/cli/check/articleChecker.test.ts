import { join } from 'node:path';
import { createArticleChecker } from '#cli/check/articleChecker.ts';
import type { ArticleDocument } from '#cli/input/document.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { folderForAll } from '../temporaryFolder.ts';

const folder = folderForAll();

const settings = { day: '2026-11-22', rules: [], configuration: { folder: '/' }, ruleModules: [] };

function articleText(index: number): string {
  const blocks = [{ id: 'odd', type: `heding-${index}`, data: {} }];
  return JSON.stringify({ path: `/a/${index}`, title: `Article ${index}`, blocks });
}

/** Writes a file. With a third argument, its content is what is known, or nothing is known and its stamp is wanted. */
function file(name: string, text: string, ...known: (string | undefined)[]): ArticleDocument {
  const document = { kind: 'file', name: folder.write(name, text), line: 1 } as const;
  return known.length === 0 ? document : { ...document, known: { hash: known[0] } };
}

describe('what is found in a document', () => {
  const check = createArticleChecker({ ...settings, rules: ['block/*', 'file/*', 'json/*'] });

  test.each<[string, () => ArticleDocument, string, boolean]>([
    [
      'that its source could not give',
      () => ({ kind: 'unreadable', name: 'store:/gone', line: 1, reason: 'it is gone' }),
      'file/unreadable',
      false,
    ],
    ['in a file', () => file('first.json', articleText(1)), 'block/unknown-type', true],
    [
      'in a file that is not there',
      () => ({ kind: 'file', name: join(folder.path, 'missing.json'), line: 1 }),
      'file/unreadable',
      false,
    ],
    [
      'in a line',
      () => ({ kind: 'read', name: 'lines.ndjson', line: 7, bytes: Buffer.from(articleText(2)) }),
      'block/unknown-type',
      true,
    ],
    ['in half a file', () => file('torn.json', articleText(3).slice(0, -5)), 'json/syntax', true],
    [
      'in a file that is too large',
      () => file('large.json', ' '.repeat(maxArticleBytes + 1)),
      'json/too-large',
      true,
    ],
    [
      'in bytes that are no text',
      () => ({ kind: 'read', name: 'lines.ndjson', line: 8, bytes: new Uint8Array([0x7b, 0xff, 0x7d]) }),
      'json/encoding',
      true,
    ],
  ])('%s is told by its name', async (_what, document, rule, complete) => {
    const { name, line } = document();
    const checked = await check(document());
    expect(checked).toMatchObject({ name, complete });
    expect(checked.findings.map(({ problem }) => [problem.rule, problem.file, problem.line])).toEqual([
      [rule, name, line],
    ]);
  });

  test('is not looked for where the content is known already', async () => {
    const { stamp } = await check(file('known/0.json', articleText(0), undefined));
    expect(await check(file('known/1.json', articleText(0), stamp?.hash))).toMatchObject({
      isUnchanged: true,
      findings: [],
    });
    const changed = await check(file('known/1.json', articleText(1), stamp?.hash));
    expect(changed.isUnchanged).toBeUndefined();
    expect(changed.path).toBe('/a/1');
  });
});
