import { isSameReader, type PreviewReader } from '#contracts/previewReader.ts';
import type { BlockMarkup } from './articleRenderer.ts';
import { compareWithServer } from './confirmation.ts';
import type { FrameServer } from './frameServer.ts';

/** How long nothing may have changed before the server is asked for its page, in milliseconds. */
export const restBeforeConfirmation = 500;

/** What the page shows, as far as it can be confirmed. */
export interface Confirmable {
  server: FrameServer;
  /** Whom the page is for. */
  reader: () => PreviewReader;
  /** The server's sequence that the article equals; undefined while something is not confirmed. */
  sequence: () => number | undefined;
  /** The blocks as they were rendered here; undefined while they are not those of the article. */
  rendered: () => readonly BlockMarkup[] | undefined;
  /** Shows what stands around the blocks as the server made it. */
  follow: (page: Document) => void;
  /**
   * The server's page was compared.
   *
   * @param other what the server made of the blocks, where that is something else, and the ids of those that are
   */
  confirmed: (
    sequence: number,
    other: { blocks: readonly BlockMarkup[]; differing: readonly string[] } | undefined,
  ) => void;
}

/**
 * Has the server confirm what the page shows, once nothing changes any more. It is asked one question at a time: one that was
 * overtaken is answered before the next, so that a slow server does not get ever more of them.
 */
export function createConfirmer(shown: Confirmable): { changed: () => void } {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isDueAgain = false;

  async function confirm(): Promise<void> {
    const sequence = shown.sequence();
    const reader = shown.reader();
    const server = shown.rendered() && (await shown.server.page(reader));
    const rendered = shown.rendered();
    // Something has to be loaded before all is rendered.
    if (!rendered) return changed();
    // What is newer than ours, or older, tells nothing.
    if (!server || sequence === undefined || server.sequence !== sequence || sequence !== shown.sequence())
      return;
    if (!isSameReader(reader, shown.reader())) return;
    shown.follow(server.page);
    const { blocks, differing } = compareWithServer(rendered, server);
    shown.confirmed(sequence, blocks && { blocks, differing });
    if (!blocks) return;
    await shown.server.tellDifferences(Math.max(1, differing.length));
  }

  async function ask(): Promise<void> {
    if (isAsking) {
      isDueAgain = true;
      return;
    }
    isAsking = true;
    await confirm().finally(() => {
      isAsking = false;
    });
    if (!isDueAgain) return;
    isDueAgain = false;
    await ask();
  }

  function changed(): void {
    clearTimeout(rest);
    isDueAgain = false;
    if (shown.sequence() === undefined) return;
    rest = setTimeout(() => void ask(), restBeforeConfirmation);
  }

  return { changed };
}
