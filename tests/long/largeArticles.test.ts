import { checkSteps } from '#quality/check.ts';
import { hostilePieces, longHtml } from '../hostile/largestArticles.ts';

/** As many fields of the greatest length as fit into an article. */
const fields = 28;

/** Far more than any step takes, also on a busy machine; what grew with the square of the text took minutes. */
const longestStep = 2_000;

test.each(hostilePieces)(
  'an article that is nothing but %j gives way all the time, with a bounded number of findings',
  (piece) => {
    const html = longHtml(piece);
    const blocks = Array.from({ length: fields }, (_, index) => ({
      id: `b${index}`,
      type: 'rich-text',
      data: { html },
    }));
    const steps = checkSteps({ path: '/a', title: 'A', blocks });
    let longest = 0;
    for (;;) {
      const start = performance.now();
      const { done, value } = steps.next();
      longest = Math.max(longest, performance.now() - start);
      if (!done) continue;
      expect(longest).toBeLessThan(longestStep);
      expect(value.length).toBeGreaterThan(0);
      expect(value.length).toBeLessThan(1_500);
      return;
    }
  },
);
