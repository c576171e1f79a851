import { articleRefusals } from '#editing/words/english/articleRefusals.ts';
import { people } from '#editing/words/english/people.ts';
import { place } from '#editing/words/english/place.ts';
import { review } from '#editing/words/english/review.ts';
import { states } from '#editing/words/english/states.ts';
import { uploads } from '#editing/words/english/uploads.ts';
import { jobs } from './jobs.ts';
import { around, beginning, cms, list, placing, refusals, shared, signingIn, tool } from './pages.ts';

export const english = {
  around,
  beginning,
  cms,
  jobs,
  list,
  articleRefusals,
  people,
  uploads,
  place,
  placing,
  refusals,
  review,
  shared,
  signingIn,
  states,
  tool,
};
