import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const okonjo = { name: 'Emeka Okonjo', credentials: 'MD, FACOG' };
const face = '/media/portrait-okonjo.jpg';
const told = (data: object): object => block('lived-experience', { quote: 'I lay awake.', ...data });
const photo = (src: string): object => ({ src, alt: '', width: 480, height: 480 });
const reviewed = (name: string, credentials?: string): object => ({
  byline: { authors: [], medicalReviewer: { name, ...(credentials ? { credentials } : {}) } },
});
const quote = (author: string, imageSrc?: string): object =>
  block('quote', { text: 'Sleep is not a task.', author, ...(imageSrc ? { imageSrc, imageAlt: '' } : {}) });

const withList: RuleExamples = {
  options: { settings: { people: ['Jonah Whitcombe', { ...okonjo, portrait: face }] } },
  finds: {
    'a nurse with the name of a reviewer': {
      content: told({ name: 'Emeka Okonjo', credentials: 'Intensive care nurse, Baltimore' }),
      at: '/blocks/0/data/name',
      says: 'but "MD, FACOG" in the list of people',
    },
    'a nurse with the portrait of a reviewer': {
      content: told({ name: 'Delphine Amaro', photo: photo(face) }),
      says: 'The portrait of "Delphine Amaro" is also used for "Emeka Okonjo" in the list of people',
    },
    'a byline with other credentials': {
      content: reviewed('Emeka  okonjo', 'PharmD'),
      at: '/byline/medicalReviewer/name',
    },
    ...each(
      'other credentials behind a name with',
      ['Dr. ', 'Dra. ', 'Prof. Dr. ', 'Mr ', 'Mrs. ', 'Ms. '],
      (title) => ({ content: quote(`${title}Emeka Okonjo, DDS`) }),
    ),
    'a quote with the portrait of another person': { content: quote('Dr. Ana Ruiz', face) },
    'an author of a series': {
      content: block('content-series', {
        title: 'Nights',
        articles: ['a', 'b'].map((each) => ({ title: each, url: `/${each}` })),
        author: { name: { display: 'Ana Ruiz' }, avatar: { src: face } },
      }),
    },
    'an author’s box': {
      content: block('author-bio', { authorName: 'Emeka Okonjo, RN', authorDescription: '<p>Nurse.</p>' }),
    },
    'the author of a review': {
      content: block('product-card', { productTitle: 'Tea', reviewAuthorName: 'Emeka Okonjo, RN' }),
    },
  },
  passes: {
    'the person of the list': reviewed('Emeka Okonjo', 'MD, FACOG'),
    'fewer credentials': quote('Emeka Okonjo, M.D.', face),
    'more credentials': quote('Dr Emeka Okonjo, FACOG, MPH', face),
    'no credentials': told({ name: 'EMEKA OKONJO', photo: photo(face) }),
    'a person without credentials in the list': told({ name: 'Jonah Whitcombe', credentials: 'Reporter' }),
    'a person whom the list does not have': told({ name: 'Delphine Amaro', credentials: 'Nurse' }),
    'a story without a name': told({}),
  },
};

const withoutList: RuleExamples = {
  finds: {
    'one name twice in an article': {
      content: [quote('Ana Ruiz, MD'), told({ name: 'Ana Ruiz', credentials: 'Teacher' })],
      says: 'elsewhere in the article',
    },
    'one portrait twice in an article': {
      content: [quote('Ana Ruiz', face), told({ name: 'Lena Ort', photo: photo(face) })],
      at: '/blocks/0/data/author',
    },
  },
  passes: {
    'a person who is met twice': [quote('Ana Ruiz, MD', face), quote('Ana Ruiz, MD', face)],
    'two people': [quote('Ana Ruiz, MD', face), told({ name: 'Lena Ort', credentials: 'Teacher' })],
  },
};

export const cases: readonly RuleExamples[] = [withList, withoutList];
