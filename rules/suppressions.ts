import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { createProblem } from '#transformer/problems/createProblem.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { pathOf } from '#transformer/validate/articleSteps.ts';
import { nearestName } from '#transformer/validate/nearestName.ts';
import { ruleCatalogue } from './ruleCatalogue.ts';

const ruleNames = ruleCatalogue.map(({ id }) => id);
const families: ReadonlySet<string> = new Set(ruleNames.map(familyOf));

interface Suppression {
  rule: string;
  until: string | undefined;
  part: string;
  pointer: string;
  blockId: string;
  blockType: string;
  isUsed: boolean;
}

export interface SuppressionOptions {
  today: string;
  /** Whether the rule ran on this article. A suppression of one that did not may still be needed. */
  wasTried?: (rule: string) => boolean;
}

/**
 * Reports unused or expired entries. Entries without a reason are ignored: the schema requires one.
 * @param article the article as its author wrote it, of any shape
 */
export function applySuppressions(
  article: unknown,
  problems: readonly Problem[],
  { today, wasTried = () => true }: SuppressionOptions,
): Problem[] {
  const suppressions = suppressionsIn(article, '', '', '');
  if (suppressions.length === 0) return [...problems];
  const inForce = suppressions.filter(({ until }) => until === undefined || until >= today);
  const left = problems.filter((problem) => {
    const silencing = inForce.filter((suppression) => covers(suppression, problem));
    for (const suppression of silencing) suppression.isUsed = true;
    return silencing.length === 0;
  });
  const path = pathOf(article);
  for (const suppression of suppressions) {
    if (!inForce.includes(suppression)) left.push(expired(suppression, path));
    else if (suppression.isUsed) continue;
    else if (wasTried(suppression.rule)) left.push(unused(suppression, path));
    else if (isNoRule(suppression.rule)) left.push(unknown(suppression, path));
  }
  return left;
}

function covers({ rule, part }: Suppression, problem: Problem): boolean {
  return problem.rule === rule && (problem.pointer === part || problem.pointer.startsWith(`${part}/`));
}

/** The suppressions of a part and of its nested blocks. `parseArticle` bounds the depth. */
function suppressionsIn(value: unknown, pointer: string, blockId: string, blockType: string): Suppression[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => suppressionsIn(item, `${pointer}/${index}`, blockId, blockType));
  }
  const isBlock =
    pointer !== '' && typeof ownValue(value, 'type') === 'string' && Object.hasOwn(value, 'data');
  const id = isBlock ? text(ownValue(value, 'id')) : blockId;
  const type = isBlock ? text(ownValue(value, 'type')) : blockType;
  const declared = pointer === '' || isBlock ? ownValue(value, 'suppress') : undefined;
  const entries = Array.isArray(declared) ? declared : [];
  return [
    ...entries.flatMap((entry, index) => {
      const at = { part: pointer, pointer: `${pointer}/suppress/${index}`, blockId: id, blockType: type };
      return readEntry(entry, at);
    }),
    ...Object.keys(value).flatMap((key) =>
      key === 'suppress' ? [] : suppressionsIn(ownValue(value, key), pointer + pointerStep(key), id, type),
    ),
  ];
}

function readEntry(
  entry: unknown,
  at: Pick<Suppression, 'part' | 'pointer' | 'blockId' | 'blockType'>,
): Suppression[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const rule = text(ownValue(entry, 'rule'));
  const reason = text(ownValue(entry, 'reason'));
  const until = ownValue(entry, 'until');
  if (rule === '' || reason.trim() === '') return [];
  if (until !== undefined && !(typeof until === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(until))) return [];
  return [{ ...at, rule, until, isUsed: false }];
}

function expired({ rule, until, pointer, ...block }: Suppression, path: string): Problem {
  return createProblem({
    rule: 'meta/expired-suppression',
    severity: 'error',
    message: `${rule} was suppressed here until ${until}. That date has passed. Fix the problem, or set a new date with a reason.`,
    path,
    pointer: `${pointer}/until`,
    blockPointer: block.part,
    blockId: block.blockId,
    blockType: block.blockType,
    evidence: rule,
  });
}

function unused(suppression: Suppression, path: string): Problem {
  const { rule, pointer } = suppression;
  return createProblem({
    ...aboutEntry(suppression, path),
    message: `${rule} is suppressed here, but finds no problem here. Remove the suppression.`,
    fix: { kind: 'safe', patch: [{ op: 'remove', path: pointer }] },
  });
}

/** Whether a rule of this name cannot exist. A rule of another family may be a publisher's. */
function isNoRule(rule: string): boolean {
  if (ruleNames.includes(rule)) return false;
  return nearestName(rule, ruleNames) !== undefined || families.has(familyOf(rule));
}

/** Reported only: a typing error must not discard an author's reason. */
function unknown(suppression: Suppression, path: string): Problem {
  const { rule, pointer } = suppression;
  const suggestion = nearestName(rule, ruleNames);
  return createProblem({
    ...aboutEntry(suppression, path),
    message: `The rule ${rule} was not found, so this suppression has no effect.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`}`,
    ...(suggestion === undefined
      ? {}
      : { fix: { kind: 'review', patch: [{ op: 'replace', path: `${pointer}/rule`, value: suggestion }] } }),
  });
}

function aboutEntry({ rule, pointer, part, blockId, blockType }: Suppression, path: string) {
  return {
    rule: 'meta/unused-suppression',
    severity: 'warning',
    path,
    pointer,
    blockPointer: part,
    blockId,
    blockType,
    evidence: rule,
  } as const;
}

function familyOf(rule: string): string {
  return rule.split('/')[0] ?? '';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
