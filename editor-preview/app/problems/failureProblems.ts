import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { createProblem } from '#transformer/problems/createProblem.ts';
import { renderFailedRule } from '#transformer/render/fault.ts';
import { typeOfNode } from '../document/blockPlaces.ts';
import { type EditorProblem, editorProblem } from '../document/editorProblem.ts';
import { plainPointer } from '../document/pointers.ts';
import type { Failure } from '../frame/messages.ts';

export function failureProblems(
  failures: readonly Failure[],
  known: readonly EditorProblem[],
  article: EditedArticle,
  path: string,
): EditorProblem[] {
  const reported = new Set(
    known.filter(({ problem }) => problem.rule === renderFailedRule).map(({ block }) => block),
  );
  return failures.flatMap(({ block, message }) => {
    const pointer = plainPointer(article, { block, pointer: '' });
    if (pointer === undefined || reported.has(block)) return [];
    const blockType = typeOfNode(article.nodes.get(block));
    const details = { rule: renderFailedRule, severity: 'error', message, path, pointer } as const;
    return [editorProblem(createProblem({ ...details, blockId: block, blockType }), article)];
  });
}
