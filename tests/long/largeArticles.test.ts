import { checkSteps } from '#rules/check.ts';
import { hostilePieces, longHtml } from '../hostile/largestArticles.ts';
import { prose } from '../support/someBlocks.ts';
import { threadMs } from '../support/watchTurns.ts';

const fields = 28;

/** Far more processor time than any step takes; what grew with the square of the text took minutes. */
const maxStepMs = 2_000;

test.each(hostilePieces)(
  'an article that is nothing but %j gives way all the time, with a bounded number of findings',
  (piece) => {
    const html = longHtml(piece);
    const blocks = Array.from({ length: fields }, (_, index) => prose(`b${index}`, html));
    const steps = checkSteps({ path: '/a', title: 'A', blocks });
    let longest = 0;
    for (;;) {
      const start = threadMs();
      const { done, value } = steps.next();
      longest = Math.max(longest, threadMs() - start);
      if (!done) continue;
      expect(longest).toBeLessThan(maxStepMs);
      expect(value.length).toBeGreaterThan(0);
      expect(value.length).toBeLessThan(1_500);
      return;
    }
  },
);
