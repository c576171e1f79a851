import corpus from '../../quality/rules/health/banned-phrase/corpus.json' with { type: 'json' };
import { rule } from '../../quality/rules/health/banned-phrase/rule.ts';
import { findingsOf } from '../../quality/testing/ruleCases.ts';
import type { Severity } from '../../transformer/problem.ts';

/** How much is found in a sentence. */
function severityOf(language: string, sentence: string): Severity | undefined {
  const blocks = [{ id: 'a', type: 'rich-text', data: { html: `<p>${sentence}</p>` } }];
  return findingsOf(rule, { language, blocks })[0]?.severity;
}

describe.each(Object.entries(corpus))('of the sentences in %s', (language, sentences) => {
  const { certain, doubtful, missed, fine, falseAlarms } = sentences;
  const severities = (all: readonly string[]) => all.map((sentence) => severityOf(language, sentence));
  const claims = severities([...certain, ...doubtful, ...missed]);
  const honest = severities([...fine, ...falseAlarms]);

  test('nine of ten claims are found', () => {
    const found = claims.filter((severity) => severity !== undefined);
    expect(found.length / claims.length).toBeGreaterThan(0.9);
  });

  test('whatever is an error is a claim in 19 of 20 cases', () => {
    const right = claims.filter((severity) => severity === 'error').length;
    const wrong = honest.filter((severity) => severity === 'error').length;
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.95);
  });

  test('whatever is found at all is a claim in nine of ten cases', () => {
    const right = claims.filter((severity) => severity !== undefined).length;
    const wrong = honest.filter((severity) => severity !== undefined).length;
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.9);
  });
});
