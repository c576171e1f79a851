import { readFileSync } from 'node:fs';
import corpus from '#rules/health/banned-phrase/corpus.json' with { type: 'json' };
import { rule } from '#rules/health/banned-phrase/rule.ts';
import { findingsOf } from '#rules/testing/ruleCases.ts';
import type { Severity } from '#transformer/problems/problem.ts';

function severityOf(language: string, sentence: string): Severity | undefined {
  const blocks = [{ id: 'a', type: 'rich-text', data: { html: `<p>${sentence}</p>` } }];
  return findingsOf(rule, { language, blocks })[0]?.severity;
}

test.each(Object.entries(corpus))('in %s each sentence is found as its list says', (language, lists) => {
  const foundIn = (sentences: readonly string[], ...wanted: (Severity | undefined)[]) =>
    sentences.filter((sentence) => !wanted.includes(severityOf(language, sentence)));
  expect(foundIn(lists.certain, 'error')).toEqual([]);
  expect(foundIn(lists.doubtful, 'warning')).toEqual([]);
  expect(foundIn(lists.falseAlarms, 'warning', 'error')).toEqual([]);
  expect(foundIn([...lists.missed, ...lists.fine], undefined)).toEqual([]);
});

test('its page tells how often it is wrong in both languages together', () => {
  const { length: errors } = Object.values(corpus).flatMap((lists) => lists.certain);
  const { length: wrong } = Object.values(corpus).flatMap((lists) => lists.falseAlarms);
  const { length: warnings } = Object.values(corpus).flatMap((lists) => [
    ...lists.doubtful,
    ...lists.falseAlarms,
  ]);
  const page = readFileSync('rules/health/banned-phrase/page.md', 'utf8').replaceAll(/\s+/g, ' ');
  expect(page).toContain(`Of ${errors} errors none is wrong, and of ${warnings} warnings ${wrong} are.`);
});

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
