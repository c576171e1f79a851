import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { type EditedValue, isEditedObject, type Json, KeyedList } from '#editor-preview/model/editedValue.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { articleJson } from '#editor-preview/model/writeValue.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { withAncestors } from '../document/blockPlaces.ts';
import { type EditorProblem, editorProblem } from '../document/editorProblem.ts';
import type { NewPlace } from '../document/useSelection.ts';

export interface Checks {
  check: (article: unknown, options?: CheckedFor) => Promise<Problem[]>;
  checkBlock: (
    article: { blocks: readonly unknown[] },
    index: number,
    options?: CheckedFor,
  ) => Promise<Problem[]>;
}

export interface CheckedFor {
  readonly at?: Date;
}

export async function checkWhole(
  article: EditedArticle,
  checks: Checks,
  checkedFor?: CheckedFor,
): Promise<EditorProblem[]> {
  const problems = await checks.check(articleJson(article), checkedFor);
  return problems.map((problem) => editorProblem(problem, article));
}

/** The ids of top-level blocks with changed JSON, and their problems. */
export async function checkChanged(
  article: EditedArticle,
  before: EditedArticle,
  checks: Checks,
  checkedFor?: CheckedFor,
): Promise<{ blocks: ReadonlySet<string>; problems: EditorProblem[] }> {
  const now = articleJson(article);
  const known = new Set(blocksOf(articleJson(before)));
  const blocks = blocksOf(now);
  const changed = [...blocks.keys()].filter((index) => !known.has(blocks[index] ?? null));
  // A paste changes many together; the full check follows anyway.
  if (changed.length > maxChanged) return { blocks: new Set(), problems: [] };
  const found = await Promise.all(
    changed.map((index) => checks.checkBlock({ ...now, blocks }, index, checkedFor)),
  );
  const ids = changed.flatMap((index) => idOf(blocks[index]) ?? []);
  return { blocks: new Set(ids), problems: found.flat().map((problem) => editorProblem(problem, article)) };
}

const maxChanged = 20;

/** Without what an added block or item still lacks, in its own fields and in blocks inside it. */
export function withoutMissing(
  problems: readonly EditorProblem[],
  added: NewPlace,
  article: EditedArticle,
): readonly EditorProblem[] {
  return problems.filter(({ block, pointer }) => {
    const fields = article.nodes.get(block)?.fields;
    const isInside =
      added.pointer === ''
        ? withAncestors(article, block).includes(added.block)
        : block === added.block && `${pointer}/`.startsWith(`${added.pointer}/`);
    if (!fields || !isInside) return true;
    return !isBlank(valueAt(fields, pointer === '' ? '/data' : pointer));
  });
}

function isBlank(value: EditedValue | undefined): boolean {
  if (value instanceof KeyedList) return value.items.every((item) => isBlank(item.value));
  if (isEditedObject(value)) return Object.values(value).every(isBlank);
  return value === undefined || value === '';
}

function blocksOf({ blocks }: { readonly [field: string]: Json }): readonly Json[] {
  return Array.isArray(blocks) ? blocks : [];
}

function idOf(block: Json | undefined): string | undefined {
  return typeof block === 'object' && block !== null && 'id' in block && typeof block.id === 'string'
    ? block.id
    : undefined;
}
