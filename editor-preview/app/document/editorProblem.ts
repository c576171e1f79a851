import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import type { Problem, Severity } from '#transformer/problems/problem.ts';
import { words } from '../words/words.ts';
import { blockName } from './blockNames.ts';
import { blocksInOrder } from './blockPlaces.ts';
import { fixChanges } from './fixChanges.ts';
import { type KeyedPlace, keyedPlace, plainPointer } from './pointers.ts';

/** A problem with its place, tracked across moves. */
export interface EditorProblem extends KeyedPlace {
  readonly problem: Problem;
  readonly fix: readonly Change[] | undefined;
}

export function editorProblem(problem: Problem, article: EditedArticle): EditorProblem {
  const place = keyedPlace(article, problem.pointer);
  const { patch } = problem.fix ?? {};
  return { ...place, problem: inEditorWords(problem), fix: patch && fixChanges(article, patch) };
}

/** Without the JSON key in parentheses: the form shows a field's title only. */
export function inEditorWords<Shown extends { readonly message: string }>(problem: Shown): Shown {
  const message = problem.message.replace(/(?<=") \([\w$-]+\)(?= is missing\.)/g, '');
  return message === problem.message ? problem : { ...problem, message };
}

export function problemNow({ problem, block, pointer }: EditorProblem, article: EditedArticle): Problem {
  const now = plainPointer(article, { block, pointer });
  return now === undefined || now === problem.pointer ? problem : { ...problem, pointer: now };
}

export interface ProblemGroup {
  readonly block: string;
  readonly name: string;
  readonly problems: readonly EditorProblem[];
}

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

export function worseThan(one: Severity, other: Severity): boolean {
  return ranks[one] < ranks[other];
}

/** Problems by block in reading order, the article's own first; in a block by severity. */
export function groupProblems(problems: readonly EditorProblem[], article: EditedArticle): ProblemGroup[] {
  if (problems.length === 0) return [];
  const byBlock = Map.groupBy(problems, ({ block }) => block);
  return [articleItself, ...blocksInOrder(article)].flatMap((block) => {
    const found = byBlock.get(block);
    if (!found) return [];
    const name = block === articleItself ? words.article : blockName(article, block);
    const ordered = found.toSorted(
      (one, other) => ranks[one.problem.severity] - ranks[other.problem.severity],
    );
    return [{ block, name, problems: ordered }];
  });
}

export function problemKey({ problem, block, pointer }: EditorProblem): string {
  const { within, rule, message } = problem;
  return `${rule} ${block} ${pointer} ${within?.start ?? ''} ${message}`;
}
