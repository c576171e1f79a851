import { payloadPreviewAddresses, previewTokenField } from '#contracts/cmsPreview.ts';
import type { FrameFacts } from '#transformer/preview/frameFacts.ts';
import type { FrameOwner } from '../inFrame/frameOwner.ts';
import { pageAt } from '../inFrame/frameServer.ts';
import { documentIn, type PressedInPreview, readyForAdmin } from './adminMessages.ts';
import { type UpdateOfDocument, updateOf } from './documentUpdates.ts';
import { pointerOfBlock } from './pointerOfBlock.ts';

/**
 * Payload's admin as owner: it sends the whole document on each change. Only its window with the origin from
 * the server is accepted and addressed.
 */
export function payloadAsOwner(
  frame: Window,
  admin: Window,
  { cms }: Pick<FrameFacts, 'path'> & { cms: string },
): FrameOwner {
  const token = new URLSearchParams(frame.location.search).get(previewTokenField) ?? '';
  let latest: UpdateOfDocument | undefined;
  let version = 0;
  return {
    say: (message) => {
      if (message.kind === 'ready') admin.postMessage(readyForAdmin, cms);
      if (message.kind !== 'chosen' || !latest) return;
      const pointer = pointerOfBlock(latest.article, message.chosen.block);
      if (pointer === undefined) return;
      const pressed: PressedInPreview = { type: 'pagewell-pressed', field: latest.placeOf(pointer) };
      admin.postMessage(pressed, cms);
    },
    listen: (receive) => {
      frame.addEventListener('message', ({ origin, source, data }) => {
        if (origin !== cms || source !== admin) return;
        const document = documentIn(data);
        if (!document) return;
        version += 1;
        latest = updateOf(document, cms, version);
        receive({ kind: 'update', update: latest.update });
      });
    },
    server: () => ({
      page: async () => {
        if (!latest) return undefined;
        const { article, update } = latest;
        return pageAt(payloadPreviewAddresses.page, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ token, article, sequence: update.version }),
        });
      },
      // The user is not signed in to our editor.
      tellDifferences: async () => undefined,
    }),
  };
}
