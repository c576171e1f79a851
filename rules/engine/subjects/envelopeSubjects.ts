import { destinationOf } from '../links/address.ts';
import type { ArticleSubject, ImageSubject, LinkSubject } from './subjects.ts';

interface Picture {
  src: string;
  alt?: string;
  width?: number;
  height?: number;
}

interface Person {
  name: string;
  url?: string;
  image?: Picture;
}

const leadPicture = '/image';

export function envelopeSubjects(article: ArticleSubject): { links: LinkSubject[]; images: ImageSubject[] } {
  const { image, byline } = article.envelope;
  const links: LinkSubject[] = [];
  const images: ImageSubject[] = [];
  const add = ({ name, url, image: portrait }: Person, at: string): void => {
    if (url !== undefined) links.push(linkOf(article, url, `${at}/url`, name));
    if (portrait) images.push(imageOf(article, portrait, `${at}/image`));
  };
  if (image) images.push(imageOf(article, image, leadPicture));
  byline?.authors?.forEach((person, index) => {
    add(person, `/byline/authors/${index}`);
  });
  if (byline?.medicalReviewer) add(byline.medicalReviewer, '/byline/medicalReviewer');
  return { links, images };
}

function linkOf(article: ArticleSubject, href: string, at: string, text: string): LinkSubject {
  return {
    article,
    block: undefined,
    href,
    ...destinationOf(href, article.settings),
    text,
    rel: '',
    html: undefined,
    place: () => article.place(at),
  };
}

function imageOf(article: ArticleSubject, picture: Picture, at: string): ImageSubject {
  return {
    article,
    block: undefined,
    src: picture.src,
    alt: picture.alt,
    takesAlt: true,
    isPortrait: at !== leadPicture,
    width: picture.width,
    height: picture.height,
    html: undefined,
    field: 'src',
    place: () => article.place(`${at}/src`),
    placeOfAlt: () => article.place(`${at}/alt`),
  };
}
