import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { articleItself } from './editedArticle.ts';
import type { Json } from './editedValue.ts';
import type { Change } from './operation.ts';

/** A change for people who read the log: place, old and new value. */
export interface DescribedChange {
  readonly what: 'set' | 'text' | 'added' | 'taken away' | 'moved';
  /** The id of the block; {@link articleItself} for the article's own fields. */
  readonly block: string;
  /** The field or item, as in changes; '' for a whole block. */
  readonly pointer: string;
  readonly before?: Json;
  readonly after?: Json;
}

/** @param inverse the change that reverts it, which contains the old value */
export function describeChange(change: Change, inverse: Change | undefined): DescribedChange {
  switch (change.kind) {
    case 'set': {
      const { block, pointer, value } = change;
      const before = inverse?.kind === 'set' && inverse.pointer === pointer ? inverse.value?.json : undefined;
      return { what: 'set', block, pointer, ...given({ before, after: value?.json }) };
    }
    case 'text': {
      const { block, pointer, remove, insert } = change;
      return { what: 'text', block, pointer, before: remove, after: insert };
    }
    case 'insertItem': {
      const { block, list, key, value } = change;
      return { what: 'added', block, pointer: list + pointerStep(key), after: value.json };
    }
    case 'removeItem': {
      const { block, list, key } = change;
      const before = inverse?.kind === 'insertItem' ? inverse.value.json : undefined;
      return { what: 'taken away', block, pointer: list + pointerStep(key), ...given({ before }) };
    }
    case 'moveItem':
      return { what: 'moved', block: change.block, pointer: change.list + pointerStep(change.key) };
    case 'insert':
      return { what: 'added', block: idIn(change.block.json), pointer: '', after: change.block.json };
    case 'remove': {
      const before = inverse?.kind === 'insert' ? inverse.block.json : undefined;
      return { what: 'taken away', block: change.block, pointer: '', ...given({ before }) };
    }
    case 'move':
      return { what: 'moved', block: change.block, pointer: '' };
  }
}

function given(values: { before?: Json | undefined; after?: Json | undefined }): {
  before?: Json;
  after?: Json;
} {
  const { before, after } = values;
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}

function idIn(json: Json): string {
  const id = typeof json === 'object' && json !== null ? ownValue(json, 'id') : undefined;
  return typeof id === 'string' ? id : articleItself;
}
