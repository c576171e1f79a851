/** The plain alternative to `pagewell validate`: reads, parses, and runs the same precompiled validators. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockValidators, validateArticle } from '#schemas/generated/validators.js';

const folder = process.argv[2] ?? '.';
let invalid = 0;
for (const name of readdirSync(folder)) {
  const article: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  if (!validateArticle(article)) {
    invalid += 1;
    continue;
  }
  for (const block of article.blocks) {
    const { type, data } = block as { type: string; data: unknown };
    if (!blockValidators.get(type)?.(data)) invalid += 1;
  }
}
process.stdout.write(`${invalid} invalid\n`);
process.exitCode = invalid > 0 ? 1 : 0;
