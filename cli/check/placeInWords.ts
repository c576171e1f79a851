import { parentPointer, valueAt } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { blockOutlines } from '#schemas/generated/blockOutlines.ts';
import { shownTextOfHtml } from '#transformer/html/textOfHtml.ts';
import { shorten } from '#transformer/problems/createProblem.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { fieldName } from '#transformer/validate/fieldName.ts';
import { articleRoot, blockDataRoot, blockEnvelopeRoot } from '#transformer/validate/schemaRoots.ts';

const shownLength = 40;
const maxRead = 500;

/** Such as `Text "Read what helps." (intro), "Text"`; '' for the whole article. */
export function placeInWords({ pointer, blockType }: Problem, article: unknown): string {
  const at = blockType === undefined ? undefined : blockAt(pointer, blockType, article);
  if (at === undefined) return pointer === '' ? '' : fieldName(pointer, article, articleRoot);
  const field = fieldInBlock(pointer.slice(at.length), valueAt(article, at));
  return field === '' ? blockName(valueAt(article, at)) : `${blockName(valueAt(article, at))}, ${field}`;
}

function blockAt(pointer: string, type: string, article: unknown): string | undefined {
  for (let at: string | undefined = pointer; at !== undefined; at = parentPointer(at)) {
    // The problem has only the start of a long name.
    const written = textAt(valueAt(article, at), 'type');
    if (written !== '' && shorten(written, type.length) === type) return at;
  }
  return undefined;
}

function blockName(block: unknown): string {
  const [id, type] = [textAt(block, 'id'), textAt(block, 'type')];
  const { title = type, summaryField } = isBlockType(type) ? blockOutlines[type] : {};
  const data = typeof block === 'object' && block !== null ? ownValue(block, 'data') : undefined;
  const words = (summaryField && shownTextOfHtml(textAt(data, summaryField))) || firstText(data);
  return `${title}${words ? ` "${shorten(words, shownLength)}"` : ''}${id ? ` (${id})` : ''}`;
}

function fieldInBlock(inside: string, block: unknown): string {
  const type = textAt(block, 'type');
  if (inside === '' || inside === '/data') return '';
  return inside.startsWith('/data/') && isBlockType(type)
    ? fieldName(inside.slice('/data'.length), valueAt(block, '/data'), blockDataRoot(type))
    : fieldName(inside, block, blockEnvelopeRoot);
}

/** Texts without a blank are ids and addresses. */
function firstText(value: unknown): string {
  if (typeof value === 'string') {
    const text = shownTextOfHtml(value.slice(0, maxRead));
    return text.includes(' ') ? text : '';
  }
  if (typeof value !== 'object' || value === null) return '';
  for (const inner of Object.values(value)) {
    const text = firstText(inner);
    if (text !== '') return text;
  }
  return '';
}

function textAt(value: unknown, key: string): string {
  const inner = typeof value === 'object' && value !== null ? ownValue(value, key) : undefined;
  return typeof inner === 'string' ? inner.slice(0, maxRead) : '';
}
