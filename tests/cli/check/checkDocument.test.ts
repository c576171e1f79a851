import { join } from 'node:path';
import { documentCheck } from '../../../cli/check/checkDocument.ts';
import type { ArticleDocument } from '../../../cli/input/document.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporaryFolder.ts';

let folder: TemporaryFolder;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => folder[Symbol.dispose]());

const settings = {
  at: '2026-11-22T00:00:00.000Z',
  rules: [],
  configuration: { folder: '/' },
  ruleModules: [],
};

/** An article with one fault of its own, and as many bytes as are wanted. */
function articleText(index: number, bytes = 0): string {
  const filling = 'Collagen is a protein. '.repeat(Math.ceil(bytes / 23));
  return JSON.stringify({
    path: `/a/${index}`,
    title: `Article ${index}`,
    blocks: [
      { id: 'odd', type: `heding-${index}`, data: {} },
      ...(filling.match(/.{1,40000}/gs)?.map((text, part) => ({
        id: `p${part}`,
        type: 'rich-text',
        data: { html: `<p>${text}</p>` },
      })) ?? []),
    ],
  });
}

/** Writes a file. With a third argument, its content is what is known, or nothing is known and its stamp is wanted. */
function file(name: string, text: string, ...known: (string | undefined)[]): ArticleDocument {
  const document = { kind: 'file', name: folder.write(name, text), line: 1 } as const;
  return known.length === 0 ? document : { ...document, known: { hash: known[0] } };
}

describe('documents that are checked together', () => {
  test.each([
    ['small ones, more than one group of them', Array.from({ length: 30 }, () => 0)],
    ['large ones, of which few are in memory at once', Array.from({ length: 6 }, () => 200_000)],
    ['small ones between very large ones', [0, 1_900_000, 0, 1_900_000, 1_900_000, 0, 0]],
  ])('get what each gets alone: %s', async (_which, sizes) => {
    const check = await documentCheck(settings);
    const documents = sizes.map((bytes, index) =>
      file(`${sizes.length}/${index}.json`, articleText(index, bytes)),
    );
    const together = check(documents);
    expect(together).toHaveLength(sizes.length);
    expect(together).toEqual(documents.flatMap((document) => check([document])));
    for (const [index, { path, findings }] of together.entries()) {
      expect(path).toBe(`/a/${index}`);
      expect(JSON.stringify(findings)).toContain(`heding-${index}`);
    }
  });

  test('keep their order, whatever kind they are and whatever is wrong with them', async () => {
    const check = await documentCheck({ ...settings, rules: ['block/*', 'file/*', 'json/*'] });
    const documents: ArticleDocument[] = [
      { kind: 'unreadable', name: 'store:/gone', line: 1, reason: 'it is gone' },
      file('order/first.json', articleText(1)),
      { kind: 'file', name: join(folder.path, 'order/missing.json'), line: 1 },
      { kind: 'read', name: 'lines.ndjson', line: 7, bytes: Buffer.from(articleText(2)) },
      file('order/torn.json', articleText(3).slice(0, -5)),
      { kind: 'read', name: 'lines.ndjson', line: 8, bytes: new Uint8Array([0x7b, 0xff, 0x7d]) },
      file('order/last.json', articleText(4)),
    ];
    const checked = check(documents);
    expect(checked.map(({ name }) => name)).toEqual(documents.map(({ name }) => name));
    expect(checked.map(({ findings }) => findings[0]?.problem.rule)).toEqual([
      'file/unreadable',
      'block/unknown-type',
      'file/unreadable',
      'block/unknown-type',
      'json/syntax',
      'json/encoding',
      'block/unknown-type',
    ]);
    expect(checked.map(({ complete }) => complete)).toEqual([false, true, false, true, true, true, true]);
  });

  test('of which the content is known already take room, but nothing else', async () => {
    const check = await documentCheck(settings);
    const text = articleText(0, 1_900_000);
    const [first] = check([file('known/0.json', text, undefined)]);
    const known = ['known/0.json', 'known/1.json', 'known/2.json'].map((name) =>
      file(name, text, first?.stamp?.hash),
    );
    const checked = check([...known, file('known/3.json', articleText(3))]);
    expect(checked.map(({ isUnchanged = false }) => isUnchanged)).toEqual([true, true, true, false]);
    expect(JSON.stringify(checked.at(-1)?.findings)).toContain('heding-3');
  });
});
