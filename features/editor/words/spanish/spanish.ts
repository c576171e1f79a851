import { articleRefusals } from '#editing/words/spanish/articleRefusals.ts';
import { people } from '#editing/words/spanish/people.ts';
import { place } from '#editing/words/spanish/place.ts';
import { review } from '#editing/words/spanish/review.ts';
import { states } from '#editing/words/spanish/states.ts';
import { uploads } from '#editing/words/spanish/uploads.ts';
import type { english } from '../english/english.ts';
import { jobs } from './jobs.ts';
import { around, beginning, cms, list, placing, refusals, shared, signingIn, tool } from './pages.ts';

export const spanish: typeof english = {
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
