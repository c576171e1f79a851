import { leftOutBlocks } from '../../leftOutBlocks.ts';
import type { Rule } from '../../rule.ts';

/** The level of the article's own title. */
const titleLevel = 1;

/** Headings that skip a level: readers who jump from heading to heading think that they missed one. */
export const headingOrder: Rule = {
  id: 'a11y/heading-order',
  severity: 'warning',
  summary: 'A heading skips a level.',
  article({ envelope, headings }, report) {
    const missing = leftOutBlocks(envelope, 'heading');
    let above = titleLevel;
    let last = -1;
    for (const heading of headings) {
      const { level, text, block } = heading;
      const { position } = block;
      const isAfterMissing = missing.some((each) => each > last && each < position);
      last = position;
      if (level > above + 1 && !isAfterMissing) {
        report(
          heading.placeOfLevel(),
          `This heading has level ${level}, but the one before it has level ${above}. Make it level ${above + 1}.`,
          { evidence: text.trim() },
        );
      }
      above = level;
    }
  },
};
