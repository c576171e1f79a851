import { isVideoHost, videoSource } from '#contracts/frames/videoSource.ts';
import type { JsonObject } from '#contracts/json/json.ts';
import type { BlockFromHtml, ClaimContext } from '#transformer/fromHtml/claim.ts';
import { type EmbeddedAddress, embeddedAddressIn } from '#transformer/fromHtml/tree/embeddedAddress.ts';
import { findAll } from '#transformer/fromHtml/tree/selector.ts';
import { fileIn } from './fileFromHtml.ts';

const maxTitle = 300;
const maxFormatted = 10_000;

/** Films of the one supported host, and films or sounds in a file: a player, or a stand-alone address. */
export const videoFromHtml: BlockFromHtml = {
  type: 'video',
  selector: 'iframe, video, audio, figure, p, .wp-block-embed, .wp-video, .embed-responsive',
  read(element, context) {
    const found = embeddedAddressIn(element);
    if (!found) return undefined;
    const played = findAll([element], 'video, audio')[0];
    const source = played ? fileIn(found, played, context) : hostedIn(found, context);
    const caption = found.caption?.children ?? [];
    const html = context.inlineHtml(caption);
    const title = context.text(caption) || found.title;
    if (!source || title.length > maxTitle || html.length > maxFormatted) return undefined;
    return {
      ...source,
      ...(title === '' ? {} : { title }),
      ...(html.includes('<') ? { htmlTitle: html } : {}),
    };
  },
};

function hostedIn({ address }: EmbeddedAddress, { link }: ClaimContext): JsonObject | undefined {
  const url = URL.parse(address);
  const embeddedVideoCode = link(address);
  if (!url || !isVideoHost(url) || !embeddedVideoCode) return undefined;
  return videoSource({ embeddedVideoCode }) ? { embeddedVideoCode } : undefined;
}
