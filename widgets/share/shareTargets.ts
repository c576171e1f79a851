import { checkLink } from '#contracts/link.ts';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';

export interface SharedPage {
  /** Absolute. */
  address: string;
  title: string;
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

export interface ShareTarget {
  name: string;
  address: string;
}

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
