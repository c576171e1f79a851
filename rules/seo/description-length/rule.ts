import type { Rule } from '../../engine/rule.ts';

/** Shorter descriptions leave space in search results unused; longer ones are truncated. */
const fewest = 70;
const most = 160;

export const rule: Rule = {
  id: 'seo/description-length',
  severity: 'warning',
  summary: 'The description is missing, too short or too long for search results.',
  article({ envelope: { description = '' }, place }, report) {
    const length = lengthOf(description);
    if (length === 0) {
      report(
        place('/description'),
        `The article has no description, so search results show its first text. Write a description of ${fewest} to ${most} characters.`,
        { evidence: 'description' },
      );
    } else if (length < fewest || length > most) {
      report(
        place('/description'),
        `The description has ${length} characters, and search results have place for ${fewest} to ${most}. ${
          length < fewest
            ? 'Say what readers will learn.'
            : `They do not show the text after "${shownEnd(description)}".`
        }`,
        { evidence: description },
      );
    }
  },
};

/** Characters of scripts that are as wide and as dense as two Latin letters. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

function lengthOf(description: string): number {
  const text = description.trim();
  return text.length + (text.match(wide)?.length ?? 0);
}

function shownEnd(description: string): string {
  const cut = description.trim().slice(0, most + 1);
  const shown = cut.slice(0, Math.max(0, cut.lastIndexOf(' ')));
  return shown.slice(shown.lastIndexOf(' ', shown.length - 20) + 1);
}
