import { boundArticle } from '../transformer/json/boundArticle.ts';
import { migrateArticle } from '../transformer/migrate/migrateArticle.ts';
import type { ParsedArticle } from '../transformer/parseArticle.ts';
import type { JsonPatchOperation, Problem } from '../transformer/problem.ts';
import { atOnce } from '../transformer/steps.ts';
import { pathOf } from '../transformer/validate/articleSteps.ts';
import type { ContentContract, Words } from '../transformer/validate/contentContract.ts';
import { blockTypesIn, loadValidators, noWords, wordsAreMissing } from '../transformer/validate/onDemand.ts';
import { type CheckOptions, type CheckParts, parsedSteps } from './checkSteps.ts';
import { generalRules, rulesOfBlocks } from './generated/rulesByType.ts';
import type { Rule } from './rule.ts';

// The check for browsers. It loads the validators of the block types that an article has, and the words for what is wrong
// only where something is: with all of it, a browser would load twice as much before it says the first thing.

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
  const silences = parsed.ok && parsed.silencesRules;
  const [validators, { rules: known, silence }] = await Promise.all([
    loadValidators(types),
    silences ? everyRule() : rulesFor(types),
  ]);
  const rules = (options.rules ?? known).filter(isWanted);
  const checkWith = (words: Words): Problem[] => {
    const contract: ContentContract = { validatorOf: (type) => validators.get(type), words };
    return atOnce(parsedSteps(parsed, { ...options, rules }, { contract, rules, silence }));
  };
  try {
    return checkWith(noWords);
  } catch (error) {
    if (error !== wordsAreMissing) throw error;
    return checkWith(await import('../transformer/validate/words.ts'));
  }
}

/** For an article that silences no rule. */
async function rulesFor(types: readonly string[]): Promise<Pick<CheckParts, 'rules' | 'silence'>> {
  const loaded = await Promise.all(types.map((type) => rulesOfBlocks.get(type)?.() ?? []));
  const ofBlocks = loaded.flat().map(({ rule }) => rule);
  return { rules: [...generalRules, ...ofBlocks], silence: (_article, problems) => [...problems] };
}

async function everyRule(): Promise<Pick<CheckParts, 'rules' | 'silence'>> {
  const { contentRules, silence } = await import('./silence.ts');
  return { rules: contentRules, silence };
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
