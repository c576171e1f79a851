interface AnnouncementLine {
  headline?: string | undefined;
  announcementText?: string | undefined;
  callToAction?: string | undefined;
  logoURLs?: { desktop?: object; mobile?: object } | undefined;
}

/** Characters that fit the 40-pixel bar on every phone. Longer texts show their first line only. */
export const mostBarCharacters = 40;

const logoCharacters = 12;
const squareCharacter =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60]/u;
const capital = /\p{Lu}/u;

/** Width of a bar's text: a lower case letter counts 1, a capital 1.5, a Chinese character 2. */
export function barCharacters(line: AnnouncementLine): number {
  const { headline = '', announcementText = '', callToAction = '', logoURLs } = line;
  const characters = [headline, announcementText, callToAction].flatMap((text) => [...text.trim()]);
  const room = characters.reduce((sum, character) => sum + roomOf(character), 0);
  return Math.ceil(room) + (logoURLs?.desktop || logoURLs?.mobile ? logoCharacters : 0);
}

function roomOf(character: string): number {
  if (squareCharacter.test(character)) return 2;
  return capital.test(character) ? 1.5 : 1;
}
