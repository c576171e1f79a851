import { isVideoHost, videoSource } from '#contracts/frames/videoSource.ts';
import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { embeddedAddressIn } from '#transformer/fromHtml/tree/embeddedAddress.ts';
import { selects } from '#transformer/fromHtml/tree/selector.ts';

const maxTitle = 300;
const maxFormatted = 10_000;

/** A film of the one host whose films the block plays: its frame, or its address where that stands alone. */
export const videoFromHtml: BlockFromHtml = {
  type: 'video',
  matches: selects('iframe, figure, p, .wp-block-embed, .wp-video, .embed-responsive'),
  read(element, context) {
    const found = embeddedAddressIn(element);
    const address = found && URL.parse(found.address);
    if (!found || !address || !isVideoHost(address)) return undefined;
    const embeddedVideoCode = context.link(found.address);
    if (!embeddedVideoCode || !videoSource({ embeddedVideoCode })) return undefined;
    const caption = found.caption?.children ?? [];
    const html = context.inlineHtml(caption);
    const title = context.text(caption) || found.title;
    if (title.length > maxTitle || html.length > maxFormatted) return undefined;
    return {
      embeddedVideoCode,
      ...(title === '' ? {} : { title }),
      ...(html.includes('<') ? { htmlTitle: html } : {}),
    };
  },
};
