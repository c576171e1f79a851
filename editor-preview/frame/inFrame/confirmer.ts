import type { PreviewReader } from '../../../contracts/previewReader.ts';
import type { BlockOnPage } from './articleRenderer.ts';
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
  rendered: () => readonly Pick<BlockOnPage, 'id' | 'html'>[] | undefined;
  /** Shows what stands around the blocks as the server made it. */
  follow: (page: Document) => void;
  /**
   * The server's page was compared.
   *
   * @param other what the server made of the blocks, where that is something else, and the ids of those that are
   */
  confirmed: (
    sequence: number,
    other: { blocks: readonly Pick<BlockOnPage, 'id' | 'html'>[]; differing: readonly string[] } | undefined,
  ) => void;
}

/** Has the server confirm what the page shows, once nothing changes any more. */
export function createConfirmer(shown: Confirmable): { changed: () => void } {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  async function confirm(signal: AbortSignal): Promise<void> {
    const sequence = shown.sequence();
    const reader = shown.reader();
    const server = shown.rendered() && (await shown.server.page(reader, signal));
    const rendered = shown.rendered();
    // Something has to be loaded before all is rendered.
    if (!rendered) return changed();
    // What is newer than ours, or older, tells nothing.
    if (!server || sequence === undefined || server.sequence !== sequence || sequence !== shown.sequence())
      return;
    if (reader !== shown.reader()) return;
    shown.follow(server.page);
    const { blocks, differing } = compareWithServer(rendered, server);
    shown.confirmed(sequence, blocks && { blocks, differing });
    if (!blocks) return;
    await shown.server.tellDifferences(Math.max(1, differing.length));
  }

  function changed(): void {
    clearTimeout(rest);
    asking.abort();
    if (shown.sequence() === undefined) return;
    rest = setTimeout(() => {
      asking = new AbortController();
      void confirm(asking.signal);
    }, restBeforeConfirmation);
  }

  return { changed };
}
