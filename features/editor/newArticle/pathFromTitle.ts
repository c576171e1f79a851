/** As long as paths of articles usually are. */
const longest = 80;

/** The path that a title suggests, of whole words: "How much collagen?" is /how-much-collagen. Undefined where it has no letters for one. */
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
