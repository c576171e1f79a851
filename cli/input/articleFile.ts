import { readBounded, readStream, reasonOf, standardInput } from '../files/readBounded.ts';

/** Bytes up to the size that shows that an article is too large; or the reason for a failure. */
export type ArticleFile = { name: string; bytes: Uint8Array } | { name: string; reason: string };

/** Reads a file, or returns why it cannot be read. Never throws. */
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
