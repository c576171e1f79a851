import { articleRefusals } from '#editor-preview/model/words/english/articleRefusals.ts';
import { people } from '#editor-preview/model/words/english/people.ts';
import { place } from '#editor-preview/model/words/english/place.ts';
import { review } from '#editor-preview/model/words/english/review.ts';
import { states } from '#editor-preview/model/words/english/states.ts';
import { uploads } from '#editor-preview/model/words/english/uploads.ts';
import { jobs } from './jobs.ts';
import { around, beginning, cms, list, placing, refusals, shared, signingIn, tool } from './pages.ts';

/** All texts of the server for editors; other languages use the same keys. */
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
