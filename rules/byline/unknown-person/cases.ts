import type { RuleExamples } from '../../testing/ruleCases.ts';

const people = ['Marisol Adeyemi', 'Ruth Nakagawa', 'Inés Villanueva'];
const by = (...names: string[]): object => ({ byline: { authors: names.map((name) => ({ name })) } });

const withList: RuleExamples = {
  options: { settings: { people } },
  finds: {
    'a slip of the keyboard': {
      content: by('Marisol Adeyemy'),
      at: '/byline/authors/0/name',
      says: 'Did you mean Marisol Adeyemi?',
    },
    'somebody else': {
      content: by('Ruth Nakagawa', 'Ana Unknown'),
      at: '/byline/authors/1/name',
      says: 'Add',
    },
    'a reviewer': {
      content: {
        byline: { authors: [{ name: 'Ruth Nakagawa' }], medicalReviewer: { name: 'Ruth Nakagava' } },
      },
      at: '/byline/medicalReviewer/name',
      says: 'Did you mean Ruth Nakagawa?',
    },
    'an accent that is missing': { content: by('Ines Villanueva'), says: 'Did you mean Inés Villanueva?' },
  },
  passes: {
    'people of the list': by('Marisol Adeyemi', 'Ruth Nakagawa'),
    'a name in other capitals': by('MARISOL adeyemi'),
    'a name with more blanks': by(' Marisol  Adeyemi '),
    'an accent that is encoded in two parts': by('Inés Villanueva'.normalize('NFD')),
    'an article without authors': by(),
    'an article without a byline': { byline: undefined },
  },
};

const withoutList: RuleExamples = {
  finds: {},
  passes: { 'somebody, where the site has no list': by('Ana Unknown') },
};

export const cases: readonly RuleExamples[] = [withList, withoutList];
