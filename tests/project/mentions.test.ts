import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phrases } from '#rules/testing/examples.ts';

const project = new URL('../../', import.meta.url).pathname;

/** A text of which the reader of a sentence would have to know where it is; and it is not here. */
const mention =
  /\bspecification('s|’s)? (§|names|leaves|gives|says|has|maps)|\((specification|design|spec),? ?(§|section)|(?<!RFC \d+ )§ ?\d|\bof the specification\b/i;

test.each([
  ['The rows (specification §2).', true],
  ['The contract (design, section 4.2).', true],
  ['what the specification leaves open', true],
  ['what it asks for (RFC 9110 §12.5.3)', false],
  ['A product with its specifications.', false],
])('%s', (text, isMention) => expect(mention.test(text)).toBe(isMention));

test('rules are said where they are needed: nothing names a text that is not here', () => {
  const patterns = phrases(`
    *.ts | *.tsx | *.js | *.md | *.json | :!fixtures | :!tests/project | :!package-lock.json
  `);
  const tracked = execFileSync('git', ['ls-files', ...patterns], { cwd: project, encoding: 'utf8' });
  const names = tracked.split('\n').filter((name) => name !== '');
  expect(names.length).toBeGreaterThan(500);
  const found = names.flatMap((name) =>
    readFileSync(join(project, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (mention.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
