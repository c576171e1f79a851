import { blockTypes } from '#schemas/blockTypes.ts';
import { migrateArticle } from '#transformer/migrate/migrateArticle.ts';
import type { JsonPatchOperation, Problem } from '#transformer/problems/problem.ts';
import { runSync } from '#transformer/steps.ts';
import { pathOf } from '#transformer/validate/articleSteps.ts';
import { boundArticle } from '#transformer/validate/boundArticle.ts';
import type { ContentContract, Words } from '#transformer/validate/contentContract.ts';
import { blockTypesIn, loadValidators, noWords, wordsAreMissing } from '#transformer/validate/onDemand.ts';
import type { ParsedArticle } from '#transformer/validate/parseArticle.ts';
import { type CheckOptions, parsedSteps } from './checkSteps.ts';
import type { Rule } from './engine/rule.ts';
import { contentRules } from './generated/rules.ts';
import { silence } from './silence.ts';

// Validators and messages load on demand: all of them would double the download. Rules are one script:
// split by block type they were 27 scripts for a tenth of the bytes.

/** Runs `check` and loads what it needs on demand. Throws only if loading fails. */
export async function check(article: unknown, options: CheckOptions = {}): Promise<Problem[]> {
  return await checkBounded(boundArticle(article, pathOf(article)), options);
}

/** Assumes that all other blocks are valid. Skips what only the whole article shows, such as duplicate ids. */
export async function checkBlock(
  article: { readonly blocks: readonly unknown[] },
  index: number,
  options: CheckOptions = {},
): Promise<Problem[]> {
  const oneBlockArticle = { ...article, blocks: [article.blocks[index]] };
  const problems = await checkBounded(
    boundArticle(oneBlockArticle, pathOf(article)),
    options,
    (rule) => !rule.article,
  );
  return problems
    .filter(({ pointer, rule }) => isIn(pointer) && rule !== 'meta/unused-suppression')
    .map((problem) => movedTo(`/blocks/${index}`, problem));
}

async function checkBounded(
  parsed: ParsedArticle,
  options: CheckOptions,
  isSelected: (rule: Rule) => boolean = () => true,
): Promise<Problem[]> {
  const types = parsed.ok ? blockTypesIn(migrateArticle(parsed.value).value) : [];
  const validators = await loadValidators(types);
  const rules = (options.rules ?? contentRules).filter(isSelected);
  const checkWith = (words: Words): Problem[] => {
    const contract: ContentContract = { validatorOf: (type) => validators.get(type), words };
    return runSync(parsedSteps(parsed, { ...options, rules }, { contract, rules, silence }));
  };
  try {
    return checkWith(noWords);
  } catch (error) {
    if (error !== wordsAreMissing) throw error;
    return checkWith(await loadWords());
  }
}

const loadWords = (): Promise<Words> => import('#transformer/validate/words.ts');

/** Preloads everything that a check may need, so that later checks work offline. */
export async function loadAll(): Promise<void> {
  await Promise.all([loadValidators(blockTypes), loadWords()]);
}

const first = '/blocks/0';

function isIn(pointer: string): boolean {
  return pointer === first || pointer.startsWith(`${first}/`);
}

function movedTo(place: string, problem: Problem): Problem {
  const moved = (pointer: string): string => (isIn(pointer) ? place + pointer.slice(first.length) : pointer);
  const { pointer, related, fix } = problem;
  return {
    ...problem,
    pointer: moved(pointer),
    ...(related ? { related: related.map((other) => ({ ...other, pointer: moved(other.pointer) })) } : {}),
    ...(fix
      ? { fix: { ...fix, patch: fix.patch.map((operation) => movedOperation(operation, moved)) } }
      : {}),
  };
}

function movedOperation(
  operation: JsonPatchOperation,
  moved: (pointer: string) => string,
): JsonPatchOperation {
  const path = moved(operation.path);
  return operation.op === 'move'
    ? { ...operation, path, from: moved(operation.from) }
    : { ...operation, path };
}
