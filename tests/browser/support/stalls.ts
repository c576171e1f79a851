/** What a visit fails with where the browser has stopped painting the page. */
export const paintsNoMore = 'The browser paints this page no more.';

/** Stalls are rare and do not depend on each other: three in a row are no accident. */
const attempts = 3;

/**
 * Visits a page, and once more where the browser itself got stuck. On a busy machine a headless Chromium now and then
 * stops painting a page for good in the midst of scrolling (about one visit in a hundred where this was measured, with
 * the processor shared by others): no frame comes any more, not even for a screenshot, and only a new load helps.
 * Every other failure is one.
 */
export async function despiteStalls<Outcome>(visit: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await visit();
    } catch (error) {
      const isStall = error instanceof Error && error.message.includes(paintsNoMore);
      if (!isStall || attempt === attempts) throw error;
    }
  }
}
