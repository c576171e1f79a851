import { htmlFields } from '../schemas/generated/htmlFields.ts';
import type { BlockType } from '../schemas/generated/types.ts';
import { createProblem } from '../transformer/createProblem.ts';
import { faultsOfRemovals } from '../transformer/fault.ts';
import { sanitiseHtml } from '../transformer/html/sanitiseHtml.ts';
import type { PreparedBlock } from '../transformer/preparedArticle.ts';
import type { Problem } from '../transformer/problem.ts';
import { validateArticle } from '../transformer/validate/validateArticle.ts';
import { stringsAt } from './stringsAt.ts';

/**
 * Checks an article: its envelope and blocks against their schemas, and its rich HTML against what the sanitiser
 * would take away. The one check behind the command, the editor and the server. Never throws, whatever the input is.
 */
export function check(article: unknown): Problem[] {
  const { article: prepared, problems } = validateArticle(article);
  if (!prepared) return problems;
  return [...problems, ...prepared.blocks.flatMap((block) => checkHtml(block, prepared.path))];
}

function checkHtml(block: PreparedBlock, path: string): Problem[] {
  if (block.rejection) return [];
  const fields = new Map(Object.entries(htmlFields)).get(block.type as BlockType) ?? [];
  return fields.flatMap((field) =>
    stringsAt(block.data, field).flatMap((html) =>
      faultsOfRemovals(sanitiseHtml(html).removals, block.data, html).map(({ at, ...fault }) =>
        createProblem({
          ...fault,
          path,
          blockId: block.id,
          blockType: block.type,
          pointer: `${block.pointer}${at}`,
        }),
      ),
    ),
  );
}
