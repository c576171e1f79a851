import { htmlFields } from '../schemas/generated/htmlFields.ts';
import { createProblem } from '../transformer/createProblem.ts';
import { type Fault, faultOfRemoval } from '../transformer/fault.ts';
import { sanitiseHtml } from '../transformer/html/sanitiseHtml.ts';
import { authorPointer } from '../transformer/jsonPointer.ts';
import { mapInnerBlocks } from '../transformer/nestedBlocks.ts';
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
  return htmlFaults(block.type, block.data, '/data').map(({ at, ...fault }) =>
    createProblem({
      blockId: block.id,
      blockType: block.type,
      ...fault,
      path,
      pointer: block.pointer + authorPointer(at, block.removed),
    }),
  );
}

/** By type, in a `Map`, because the type of a nested block may be any text, `constructor` too. */
const fieldsOfType: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(htmlFields));

/** What would be taken out of the HTML of a block, and of the blocks inside it. */
function htmlFaults(type: string, data: unknown, at: string): Fault[] {
  const faults = (fieldsOfType.get(type) ?? []).flatMap((field) =>
    stringsAt(data, field).flatMap(({ pointer, text }) =>
      sanitiseHtml(text).removals.map((removal) => faultOfRemoval(removal, at + pointer)),
    ),
  );
  mapInnerBlocks(type, data, (inner, pointer) => {
    const { id: blockId = '', type: blockType } = inner;
    const inside = htmlFaults(blockType, inner.data, `${at}${pointer}/data`);
    faults.push(...inside.map((fault) => ({ blockId, blockType, ...fault })));
    return inner;
  });
  return faults;
}
