import { readdirSync, readFileSync } from 'node:fs';
import type { PreparedBlock } from '#transformer/article/preparedArticle.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import type { ValidatedArticle } from '#transformer/validate/articleSteps.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';
import { deepFreeze } from '../../support/deepFreeze.ts';

export const envelope = { path: '/health/sleep', title: 'Sleep' } as const;

export function validateBlocks(...blocks: unknown[]): ValidatedArticle {
  return validateArticle(deepFreeze({ ...envelope, blocks }));
}

export function validateOne(block: unknown): { block: PreparedBlock; problems: Problem[] } {
  const { article, problems } = validateBlocks(block);
  const [prepared] = article?.blocks ?? [];
  if (!prepared) throw new Error('The block is gone.');
  return { block: prepared, problems };
}

export function told(problems: readonly Problem[]): string[] {
  return problems.map(({ rule, pointer }) => `${rule} ${pointer}`);
}

export interface BlockFixture {
  name: string;
  id: string;
  type: string;
  data: unknown;
}

export function blockFixtures(): BlockFixture[] {
  const folder = new URL('../../../fixtures/blocks/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const name = file.replace('.json', '');
      const fixture: { data?: unknown } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      return { name, id: name.replaceAll('.', '-'), type: name.split('.')[0] ?? '', data: fixture.data };
    });
}
