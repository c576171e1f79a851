import { checkLink } from '#contracts/link.ts';
import { proxiedImage } from '#transformer/imageProxy.ts';

/** What is shared. */
export interface SharedPage {
  /** Its absolute address. */
  address: string;
  title: string;
  /** The absolute address of its picture. */
  picture: string | undefined;
}

interface PageFacts {
  siteOrigin: string;
  articlePath: string;
  articleTitle: string;
  articlePicture: string | undefined;
  contentMeta: { canonicalPath?: string | undefined } | undefined;
}

/** The image's width for other sites, in CSS pixels: 1200 device pixels. */
const pictureWidth = 572;

/** An article's canonical address, title and image. */
export function sharedPage({
  siteOrigin,
  articlePath,
  articleTitle,
  articlePicture,
  contentMeta,
}: PageFacts): SharedPage {
  const picture = checkLink(articlePicture ?? '');
  return {
    address: siteOrigin + (contentMeta?.canonicalPath ?? articlePath),
    title: articleTitle,
    picture:
      picture.ok && /^(https:|\/)/i.test(picture.href)
        ? URL.parse(proxiedImage(picture.href, pictureWidth), siteOrigin)?.href
        : undefined,
  };
}

/** A share target. */
export interface ShareTarget {
  name: string;
  /** Opened in a new tab. */
  address: string;
}

/** The four targets, in order. */
export function shareTargets({ address, title, picture }: SharedPage): ShareTarget[] {
  return [
    { name: 'Facebook', address: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}` },
    { name: 'X', address: `https://x.com/intent/post?${query({ url: address, text: title })}` },
    {
      name: 'Pinterest',
      address: `https://www.pinterest.com/pin/create/button/?${query({ url: address, media: picture, description: title })}`,
    },
    { name: 'Mail', address: `mailto:?${query({ subject: title, body: address })}` },
  ];
}

/** Encodes blanks as `%20`, not as a plus sign, which mail programs show. */
function query(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined ? [] : `${name}=${encodeURIComponent(value.toWellFormed())}`,
    )
    .join('&');
}
