/** The words of an announcement bar, as an author writes them. */
interface AnnouncementWords {
  headline?: string | undefined;
  announcementText?: string | undefined;
  callToAction?: string | undefined;
}

/** So many characters have room in the 40 pixels of a bar on every phone. Of more, the first line is shown, and the rest behind it. */
export const mostBarCharacters = 40;

/** How many characters a bar has to find room for. */
export function barCharacters({
  headline = '',
  announcementText = '',
  callToAction = '',
}: AnnouncementWords): number {
  return [headline, announcementText, callToAction]
    .map((text) => [...text.trim()].length)
    .reduce((a, b) => a + b);
}
