import type { BlockDataByType } from '#schemas/generated/types.ts';
import { present, presentHtml } from '../ui/presentText.ts';

type Card = BlockDataByType['flip-card-carousel']['cards'][number];

/** A card with both sides: an answer, an explanation, or both on its back. */
export interface ShownCard {
  title: string;
  answer: string | undefined;
  description: string | undefined;
  media: Card['media'];
}

/** The cards with content on both sides. Pure. */
export function shownCards(cards: readonly Card[]): ShownCard[] {
  return cards.flatMap(({ title: question, back, media }) => {
    const title = present(question);
    const answer = present(back?.answer);
    const description = presentHtml(back?.description);
    return title && (answer || description) ? [{ title, answer, description, media }] : [];
  });
}
