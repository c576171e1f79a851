import { articleRefusals } from '#editor-preview/model/words/spanish/articleRefusals.ts';
import { people } from '#editor-preview/model/words/spanish/people.ts';
import { place } from '#editor-preview/model/words/spanish/place.ts';
import { review } from '#editor-preview/model/words/spanish/review.ts';
import { states } from '#editor-preview/model/words/spanish/states.ts';
import { uploads } from '#editor-preview/model/words/spanish/uploads.ts';
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
