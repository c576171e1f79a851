/** What stands in an announcement bar, as an author writes it. */
interface AnnouncementLine {
  headline?: string | undefined;
  announcementText?: string | undefined;
  callToAction?: string | undefined;
  logoURLs?: { desktop?: object; mobile?: object } | undefined;
}

/** So many characters have room in the 40 pixels of a bar on every phone. Of more, the first line is shown, and the rest behind it. */
export const mostBarCharacters = 40;

/** The room of a logo on a phone of 320 pixels, in characters. */
const logoCharacters = 12;
const squareCharacter =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60]/u;
const capital = /\p{Lu}/u;

/** How many characters a bar has to find room for: small letters count as one, capitals as one and a half, Chinese ones as two. */
export function barCharacters({
  headline = '',
  announcementText = '',
  callToAction = '',
  logoURLs,
}: AnnouncementLine): number {
  const characters = [headline, announcementText, callToAction].flatMap((text) => [...text.trim()]);
  const room = characters.reduce((sum, character) => sum + roomOf(character), 0);
  return Math.ceil(room) + (logoURLs?.desktop || logoURLs?.mobile ? logoCharacters : 0);
}

function roomOf(character: string): number {
  if (squareCharacter.test(character)) return 2;
  return capital.test(character) ? 1.5 : 1;
}
