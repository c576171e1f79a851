import { blockTypes } from '#schemas/blockTypes.ts';
import { boundArticle } from '#transformer/json/boundArticle.ts';
import { migrateArticle } from '#transformer/migrate/migrateArticle.ts';
import type { ParsedArticle } from '#transformer/parseArticle.ts';
import type { JsonPatchOperation, Problem } from '#transformer/problem.ts';
import { runSync } from '#transformer/steps.ts';
import { pathOf } from '#transformer/validate/articleSteps.ts';
import type { ContentContract, Words } from '#transformer/validate/contentContract.ts';
import { blockTypesIn, loadValidators, noWords, wordsAreMissing } from '#transformer/validate/onDemand.ts';
import { type CheckOptions, parsedSteps } from './checkSteps.ts';
import { contentRules } from './generated/rules.ts';
import type { Rule } from './rule.ts';
import { silence } from './silence.ts';

// The check for browsers. It loads the validators of the block types that an article has, and the words for what is wrong
// only where something is: with all of it, a browser would load twice as much before it says the first thing. The rules
// come all together: apart by block type they were 27 scripts for a tenth of the bytes.

/** What `check` finds, with what it needs loaded on demand. Never throws but where something cannot be loaded. */
export async function check(article: unknown, options: CheckOptions = {}): Promise<Problem[]> {
  return await checkBounded(boundArticle(article, pathOf(article)), options);
}

/**
 * What there is to say of one block of an article at its top, wherever the others are in order: all but what only the
 * article as a whole shows, such as an id that another block has as well.
 */
export async function checkBlock(
  article: { readonly blocks: readonly unknown[] },
  index: number,
  options: CheckOptions = {},
): Promise<Problem[]> {
  const alone = { ...article, blocks: [article.blocks[index]] };
  const problems = await checkBounded(boundArticle(alone, pathOf(article)), options, (rule) => !rule.article);
  return problems
    .filter(({ pointer, rule }) => isIn(pointer) && rule !== 'meta/unused-suppression')
    .map((problem) => movedTo(`/blocks/${index}`, problem));
}

async function checkBounded(
  parsed: ParsedArticle,
  options: CheckOptions,
  isWanted: (rule: Rule) => boolean = () => true,
): Promise<Problem[]> {
  const types = parsed.ok ? blockTypesIn(migrateArticle(parsed.value).value) : [];
  const validators = await loadValidators(types);
  const rules = (options.rules ?? contentRules).filter(isWanted);
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

/** Loads all that any article may need later: afterwards it is checked without a network. */
export async function loadAll(): Promise<void> {
  await Promise.all([loadValidators(blockTypes), loadWords()]);
}

const first = '/blocks/0';

function isIn(pointer: string): boolean {
  return pointer === first || pointer.startsWith(`${first}/`);
}

/** A problem of the first block as one of a block elsewhere. */
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
