import { type RawBuilder, sql } from 'kysely';

/** What is true where each of some words stands in the title or the path, in any case. */
export function isNamed(words: readonly string[]): RawBuilder<boolean>[] {
  return words.map((word) => sql`(title ilike ${likePattern(word)} or path ilike ${likePattern(word)})`);
}

/** The pattern of what has a word anywhere, for `like`. */
export function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
