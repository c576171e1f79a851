import type { ArticleSubject, ImageSubject, LinkSubject } from '../subjects.ts';

interface Picture {
  src: string;
  alt?: string;
  width?: number;
  height?: number;
}

const leadPicture = '/image';

/** The links and pictures around the blocks: the lead picture, the people of the byline and their profiles. */
export function envelopeSubjects(article: ArticleSubject): { links: LinkSubject[]; images: ImageSubject[] } {
  const { image, byline } = article.envelope;
  const people = [
    ...(byline?.authors ?? []).map((person, index) => ({ person, at: `/byline/authors/${index}` })),
    ...(byline?.medicalReviewer ? [{ person: byline.medicalReviewer, at: '/byline/medicalReviewer' }] : []),
  ];
  return {
    links: people.flatMap(({ person, at }) =>
      person.url === undefined ? [] : [linkOf(article, person.url, `${at}/url`, person.name)],
    ),
    images: [
      ...(image ? [imageOf(article, image, leadPicture)] : []),
      ...people.flatMap(({ person, at }) =>
        person.image ? [imageOf(article, person.image, `${at}/image`)] : [],
      ),
    ],
  };
}

function linkOf(article: ArticleSubject, href: string, at: string, text: string): LinkSubject {
  return {
    article,
    block: undefined,
    href,
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
