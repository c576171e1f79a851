import { createHash } from 'node:crypto';

const maxWordsLength = 60;
const hashLength = 16;

/** Contains a content hash, so the file never changes. */
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
