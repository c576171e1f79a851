import { readBounded, readStream, reasonOf, standardInput } from '../files/readBounded.ts';

/** Bytes, no more of them than it takes to see that an article is too large; or why there are none. */
export type ArticleFile = { name: string; bytes: Uint8Array } | { name: string; reason: string };

/** Reads a file, or says why it cannot be read. Never throws. */
export async function readArticleFile(
  name: string,
  input: AsyncIterable<Uint8Array> = process.stdin,
): Promise<ArticleFile> {
  try {
    return name === standardInput
      ? { name: '<stdin>', bytes: await readStream(input) }
      : { name, bytes: new Uint8Array(readBounded(name)) };
  } catch (error) {
    return { name, reason: reasonOf(error) };
  }
}
