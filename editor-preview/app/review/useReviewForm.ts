import { useState } from 'react';
import type { ReviewToMake } from '#editor-preview/model/review/review.ts';
import { failureMessage } from '../document/apiClient.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';

export interface ReviewForm {
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly make: (review: Omit<ReviewToMake, 'sequence'>, done: string) => Promise<boolean>;
}

/** Submits reviews of the current state, after saving all of it. */
export function useReviewForm({ document, collaborators, announce }: CommandContext): ReviewForm {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const make: ReviewForm['make'] = async (review, done) => {
    setBusy(true);
    setFailure(undefined);
    await document.save();
    const { sequence } = document.view();
    const answer =
      sequence === undefined ? undefined : await collaborators.reviews.make({ ...review, sequence });
    setBusy(false);
    if (answer?.kind === 'done') {
      announce(done);
      return true;
    }
    setFailure(answer ? failureMessage(answer) : words.review.notSaved);
    return false;
  };
  return { isBusy, failure, make };
}
