/** Usual length of an article's path. */
const longest = 80;

/**
 * Suggests a path of whole words: "How much collagen?" is /how-much-collagen. Undefined for a title without
 * usable letters.
 */
export function pathFromTitle(title: string): string | undefined {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const path = (words ?? []).reduce(
    (before, word) =>
      before.length + word.length < longest ? `${before}${before === '' ? '/' : '-'}${word}` : before,
    '',
  );
  return path === '' ? undefined : path;
}
