import { mediaFile } from '#contracts/frames/mediaFile.ts';
import { isVideoHost, videoSource } from '#contracts/frames/videoSource.ts';
import type { JsonObject } from '#contracts/json/json.ts';
import type { BlockFromHtml, ClaimContext } from '#transformer/fromHtml/claim.ts';
import { type EmbeddedAddress, embeddedAddressIn } from '#transformer/fromHtml/tree/embeddedAddress.ts';
import { findAll } from '#transformer/fromHtml/tree/selector.ts';
import type { TreeElement } from '#transformer/html/treeNodes.ts';

/** Ghost puts a transparent spacer image in front of the real one, a background. */
const spacerOfGhost = /^https:\/\/img\.spacer/;
const maxCaptions = 10;
const captionFile = /^\/[A-Za-z0-9_-][A-Za-z0-9_./-]{0,2040}\.vtt$/;
const languageTag = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

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

/** Browsers load no captions of other sites, so those are left out. */
function fileIn(
  { address }: EmbeddedAddress,
  played: TreeElement,
  { link, note }: ClaimContext,
): JsonObject | undefined {
  const addresses = [address, ...findAll([played], 'source').map(({ attribs }) => attribs.src)];
  const fileUrl = addresses.map(link).find((each) => mediaFile(each));
  if (fileUrl === undefined) return undefined;
  // The file stays at its host, which may be a site that is about to close.
  if (mediaFile(fileUrl)?.origin !== undefined) note('to-do', 'file-elsewhere', fileUrl);
  const { poster } = played.attribs;
  const isOwnPoster = /^\/(?![/\\])/.test(poster ?? '');
  if (poster && !isOwnPoster && !spacerOfGhost.test(poster)) note('to-do', 'choose-picture', poster);
  const captions = findAll([played], 'track').flatMap(({ attribs: { src = '', srclang = '', label } }) => {
    if (captionFile.test(src) && languageTag.test(srclang))
      return [{ src, language: srclang, ...(label ? { title: label } : {}) }];
    note('to-do', 'captions', src);
    return [];
  });
  return {
    fileUrl,
    ...(poster && isOwnPoster ? { poster: { src: poster, alt: '' } } : {}),
    ...(captions.length > 0 ? { captions: captions.slice(0, maxCaptions) } : {}),
  };
}
