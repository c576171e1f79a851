import { readFileSync } from 'node:fs';
import { check } from '#rules/check.ts';
import { contentRules } from '#rules/generated/rules.ts';
import { exampleArticle } from '#rules/testing/exampleArticle.ts';
import { rules } from './shouting.ts';

test.each(['shouting.ts', 'shouting.test.ts'])('the page on own rules shows %s as it runs here', (name) => {
  const source = readFileSync(`tests/rules/yourOwn/${name}`, 'utf8').trim();
  expect(source.split('\n').length).toBeLessThanOrEqual(30);
  expect(readFileSync('docs/own-rules.md', 'utf8')).toContain(`\`\`\`ts\n${source}\n\`\`\``);
});

test('own rules run beside ours', () => {
  const problems = check(exampleArticle('<p class="x">Sleep more!!!</p>'), {
    rules: [...contentRules, ...rules],
  });
  expect(problems.map(({ rule }) => rule).sort()).toEqual(['house/shouting', 'html/stripped']);
});
