import { embeddedPost } from '#contracts/frames/embeddedPost.ts';
import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { embeddedAddressIn } from '#transformer/fromHtml/tree/embeddedAddress.ts';
import { linkCards, linkCardsAsText } from './linkCard.ts';

const maxTitle = 300;
const maxText = 5_000;

export const thirdPartyEmbedFromHtml: BlockFromHtml = {
  type: 'third-party-embed',
  selector: 'iframe, figure, p, .wp-block-embed, .twitter-tweet, .instagram-media, .tiktok-embed',
  prepare: { selector: linkCards, change: linkCardsAsText },
  read(element, context) {
    const found = embeddedAddressIn(element);
    const url = context.link(found?.address);
    if (!found || !url || !embeddedPost(url)) return undefined;
    const title = context.text(found.caption?.children ?? []) || found.title;
    if (title.length > maxTitle || found.words.length > maxText) return undefined;
    return { url, ...(title === '' ? {} : { title }), ...(found.words === '' ? {} : { text: found.words }) };
  },
};
