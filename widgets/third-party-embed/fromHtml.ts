import { embeddedPost } from '#contracts/frames/embeddedPost.ts';
import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { embeddedAddressIn } from '#transformer/fromHtml/tree/embeddedAddress.ts';
import { find, selects } from '#transformer/fromHtml/tree/selector.ts';
import { linkCardsAsText } from './linkCard.ts';

const maxTitle = 300;
const maxText = 5_000;

/** A post, film or page of another site; and a file of film or sound, to which the block leads. */
export const thirdPartyEmbedFromHtml: BlockFromHtml = {
  type: 'third-party-embed',
  matches: selects(
    'iframe, video, audio, figure, p, .wp-block-embed, .twitter-tweet, .instagram-media, .tiktok-embed',
  ),
  prepare: linkCardsAsText,
  read(element, context) {
    const found = embeddedAddressIn(element);
    const url = context.link(found?.address);
    // An address in a text of its own is a link, unless it names a post.
    const isEmbed = element.name !== 'p' || find([element], 'iframe, video, audio') !== undefined;
    if (!found || !url || !(isEmbed || embeddedPost(url))) return undefined;
    const title = context.text(found.caption?.children ?? []) || found.title;
    if (title.length > maxTitle || found.words.length > maxText) return undefined;
    const isFile = find([element], 'video, audio');
    if (isFile) context.note('to-do', isFile.name === 'audio' ? 'sound' : 'video', url);
    return { url, ...(title === '' ? {} : { title }), ...(found.words === '' ? {} : { text: found.words }) };
  },
};
