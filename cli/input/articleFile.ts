import { readBounded, readStream, reasonOf, standardInput } from '../files/readBounded.ts';

export type ArticleFile = { name: string; bytes: Uint8Array } | { name: string; reason: string };

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
