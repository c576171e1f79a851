import type { Person } from '#schemas/generated/types.ts';
import type { Place } from '../../engine/place.ts';
import type { KnownPerson } from '../../engine/siteSettings.ts';
import type { ArticleSubject } from '../../engine/subjects/subjects.ts';

export interface Mention {
  name: string;
  credentials: string | undefined;
  portrait: string | undefined;
  place?: Place;
}

export function mentionsIn(article: ArticleSubject): Mention[] {
  const { envelope, settings, blocksOf, place } = article;
  const { authors = [], medicalReviewer } = envelope.byline ?? {};
  const inByline = (person: Person, at: string): Mention => ({
    name: person.name,
    credentials: person.credentials,
    portrait: person.image?.src,
    place: place(`${at}/name`),
  });
  return [
    ...settings.people.map(known),
    ...authors.map((author, index) => inByline(author, `/byline/authors/${index}`)),
    ...(medicalReviewer ? [inByline(medicalReviewer, '/byline/medicalReviewer')] : []),
    ...blocksOf('lived-experience').map((block) => ({
      ...split(block.data.name),
      ...(block.data.credentials && { credentials: block.data.credentials }),
      portrait: block.data.photo?.src,
      place: block.place('/data/name'),
    })),
    ...blocksOf('quote').map((block) => ({
      ...split(block.data.author),
      portrait: block.data.imageSrc,
      place: block.place('/data/author'),
    })),
    ...blocksOf('author-bio').map((block) => ({
      ...split(block.data.authorName),
      portrait: block.data.authorImageSrc,
      place: block.place('/data/authorName'),
    })),
    ...blocksOf('content-series').map((block) => ({
      ...split(block.data.author?.name?.display),
      portrait: block.data.author?.avatar?.src,
      place: block.place('/data/author'),
    })),
    ...blocksOf('product-card').map((block) => ({
      ...split(block.data.reviewAuthorName),
      portrait: undefined,
      place: block.place('/data/reviewAuthorName'),
    })),
  ].filter(({ name }) => name !== '');
}

function known(person: KnownPerson): Mention {
  const { name, credentials, portrait } =
    typeof person === 'string' ? { name: person, credentials: undefined, portrait: undefined } : person;
  return { name, credentials, portrait };
}

/** Splits a name from titles and credentials: "Dr. Leonie Brandvold, MD". */
function split(written = ''): { name: string; credentials: string | undefined } {
  const [name = '', ...credentials] = written.split(',');
  return {
    name: name.replace(/^\s*(?:(?:dra?|prof|mrs?|ms)\.?\s+)+/i, '').trim(),
    credentials: credentials.join(',').trim() || undefined,
  };
}
