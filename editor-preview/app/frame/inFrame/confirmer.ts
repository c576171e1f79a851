import { isSameReader, type PreviewReader } from '#contracts/previewReader.ts';
import type { BlockMarkup } from './articleRenderer.ts';
import { compareWithServer } from './confirmation.ts';
import type { FrameServer } from './frameServer.ts';

export const confirmDelayMs = 500;

export interface Confirmable {
  server: FrameServer;
  reader: () => PreviewReader;
  /** The server's sequence that the article equals; undefined while operations are unconfirmed. */
  sequence: () => number | undefined;
  /** The local rendering; undefined while it is outdated. */
  rendered: () => readonly BlockMarkup[] | undefined;
  follow: (page: Document) => void;
  /** @param other the server's blocks if any differ, and the ids of those */
  confirmed: (
    sequence: number,
    other: { blocks: readonly BlockMarkup[]; differing: readonly string[] } | undefined,
  ) => void;
}

/** One request at a time, so that a slow server is not overloaded. */
export function createConfirmer(shown: Confirmable): { changed: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isConfirming = false;
  let isDueAgain = false;

  async function confirm(): Promise<void> {
    const sequence = shown.sequence();
    const reader = shown.reader();
    const server = shown.rendered() && (await shown.server.page(reader));
    const rendered = shown.rendered();
    // Rendering waits for a script to load.
    if (!rendered) return changed();
    // A newer or older server page cannot be compared.
    if (!server || sequence === undefined || server.sequence !== sequence || sequence !== shown.sequence())
      return;
    if (!isSameReader(reader, shown.reader())) return;
    shown.follow(server.page);
    const { blocks, differing } = compareWithServer(rendered, server);
    shown.confirmed(sequence, blocks && { blocks, differing });
    if (!blocks) return;
    await shown.server.reportDifferences(Math.max(1, differing.length));
  }

  async function confirmOrDefer(): Promise<void> {
    if (isConfirming) {
      isDueAgain = true;
      return;
    }
    isConfirming = true;
    await confirm().finally(() => {
      isConfirming = false;
    });
    if (!isDueAgain) return;
    isDueAgain = false;
    await confirmOrDefer();
  }

  function changed(): void {
    clearTimeout(timer);
    isDueAgain = false;
    if (shown.sequence() === undefined) return;
    timer = setTimeout(() => void confirmOrDefer(), confirmDelayMs);
  }

  return { changed };
}
