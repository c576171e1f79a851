import { createHash } from 'node:crypto';

/** What is left of the file's name, in characters. */
const maxWordsLength = 60;
/** Of the hash, in hexadecimal digits: enough that no two pictures of a site have the same. */
const hashLength = 16;

/** A name for a picture that says what its file was called, and that no other content ever gets. */
export function pictureName(fileName: string, bytes: Uint8Array): string {
  const words = fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxWordsLength)
    .replace(/^-|-$/g, '');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
  return `${words || 'picture'}-${hash}.webp`;
}
