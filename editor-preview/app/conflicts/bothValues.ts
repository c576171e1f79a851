import { pointerStep } from '#contracts/json/jsonPointer.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Json } from '#editor-preview/model/editedValue.ts';
import type { Change, Operation } from '#editor-preview/model/operation.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { writeValue } from '#editor-preview/model/writeValue.ts';
import { blockName } from '../document/blockNames.ts';
import { words } from '../words/words.ts';

export interface BothValues {
  readonly place: string;
  readonly mine: string;
  readonly theirs: string;
}

export function bothValues({ changes }: Operation, article: EditedArticle): BothValues[] {
  return changes.map((change) => {
    const { block, pointer } = placeOf(change);
    return {
      place: `${block} ${pointer}`,
      mine: wanted(change, article),
      theirs: present(article, block, pointer),
    };
  });
}

function placeOf(change: Change): { block: string; pointer: string } {
  switch (change.kind) {
    case 'set':
    case 'text':
      return change;
    case 'insertItem':
    case 'removeItem':
    case 'moveItem':
      return { block: change.block, pointer: change.list + pointerStep(change.key) };
    case 'insert':
      return { block: change.into.parent, pointer: change.into.list };
    default:
      return { block: change.block, pointer: '' };
  }
}

function wanted(change: Change, article: EditedArticle): string {
  switch (change.kind) {
    case 'set':
    case 'insertItem':
      return change.value ? inWords(change.value.json) : words.conflicts.takenAway;
    case 'insert':
      return inWords(change.block.json);
    case 'text':
      return words.conflicts.became(change.remove, change.insert);
    case 'move':
      return change.after
        ? words.conflicts.movedAfter(blockName(article, change.after))
        : words.conflicts.moved;
    case 'moveItem':
      return words.conflicts.moved;
    default:
      return words.conflicts.takenAway;
  }
}

function present(article: EditedArticle, block: string, pointer: string): string {
  const node = article.nodes.get(block);
  if (!node) return words.conflicts.blockDeleted;
  const value = valueAt(node.fields, pointer);
  return value === undefined ? words.conflicts.emptyValue : inWords(writeValue(value, article).json);
}

function inWords(json: Json): string {
  return typeof json === 'string' ? json : JSON.stringify(json, null, 2);
}
