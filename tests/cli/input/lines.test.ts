import { documentsOfStream } from '#cli/input/fileDocuments.ts';
import { readLines } from '#cli/input/lines.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { slowGrowth } from '../../support/growth.ts';

async function* inPieces(text: string | Uint8Array, size: number): AsyncIterable<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function linesOf(text: string, size: number): Promise<[number, string][]> {
  const lines: [number, string][] = [];
  for await (const { number, bytes } of readLines(inPieces(text, size))) {
    lines.push([number, Buffer.from(bytes).toString()]);
  }
  return lines;
}

describe('the lines of a stream', () => {
  test.each([1, 2, 3, 1000])('are the same in pieces of %d bytes', async (size) =>
    expect(await linesOf('{"ä":1}\n\n  \r\n{"b":2}\r\n{"c":3}', size)).toEqual([
      [1, '{"ä":1}'],
      [4, '{"b":2}\r'],
      [5, '{"c":3}'],
    ]),
  );

  test('are not kept beyond what shows that one is too large', async () => {
    const [[, first] = [], [number] = []] = await linesOf(`${'x'.repeat(maxArticleBytes + 100)}\ny`, 60_000);
    expect([first?.length, number]).toEqual([maxArticleBytes + 1, 2]);
  });
});

describe('standard input', () => {
  async function documents(text: string, name = '<stdin>'): Promise<[number, string][]> {
    const found: [number, string][] = [];
    for await (const document of documentsOfStream(inPieces(text, 7), name)) {
      if (document.kind === 'read') found.push([document.line, Buffer.from(document.bytes).toString()]);
    }
    return found;
  }

  test('is one article, on one line or on many', async () => {
    expect(await documents('{ "path": "/a" }\n\n')).toEqual([[1, '{ "path": "/a" }']]);
    expect(await documents('{\n  "path": "/a"\n}')).toEqual([[1, '{\n  "path": "/a"\n}']]);
    expect(await documents('')).toEqual([[1, '']]);
  });

  test('is several articles where its first line is a whole one and more follows', async () =>
    expect(await documents('{ "path": "/a" }\n{ broken\n')).toEqual([
      [1, '{ "path": "/a" }'],
      [2, '{ broken'],
    ]));

  test('is several articles where its name says so', async () =>
    expect(await documents('{ broken\n{}', 'all.ndjson')).toEqual([
      [1, '{ broken'],
      [2, '{}'],
    ]));

  test('of 300,000 empty lines is known to hold no article in time that grows with them alone', async () => {
    const empty = (lines: number) => '\n'.repeat(lines);
    expect(await documents(empty(300_000))).toEqual([[1, empty(300_000)]]);
    expect(await slowGrowth((lines) => documents(empty(lines)), 300_000)).toBeUndefined();
  });
});
