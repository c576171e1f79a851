import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { BlockPlace, type JsonObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import { articleJson } from '#editor-preview/model/writeValue.ts';

export interface ArticleUpdate {
  readonly version: number;
  /** The server's sequence that the article equals; absent while operations are unconfirmed. */
  readonly sequence?: number;
  readonly fields?: object;
  readonly blocks: readonly (readonly [key: string, block: unknown])[];
  /** The keys of all top-level blocks in order, if blocks were added, removed or moved. */
  readonly order?: readonly string[];
}

export interface SentArticle {
  readonly fields: JsonObject;
  readonly order: readonly string[];
  readonly blocks: ReadonlyMap<string, unknown>;
}

/** An article in separately sent parts. Unchanged parts are identical objects. */
export function partsOf(article: EditedArticle): SentArticle {
  const { blocks: written, ...fields } = articleJson(article);
  const list = article.nodes.get(articleItself)?.fields.blocks;
  if (!(list instanceof KeyedList) || !Array.isArray(written)) {
    // The value in place of the blocks is invalid: sent unchanged.
    return {
      fields: written === undefined ? fields : { ...fields, blocks: written },
      order: [],
      blocks: new Map(),
    };
  }
  // A non-block may have a key that equals a block's id.
  const keys = list.items.map(({ key, value }) => (value instanceof BlockPlace ? key : ` ${key}`));
  return { fields, order: keys, blocks: new Map(keys.map((key, index) => [key, written[index]])) };
}

export function updateBetween(
  previous: SentArticle | undefined,
  now: SentArticle,
): Omit<ArticleUpdate, 'version' | 'sequence'> {
  const blocks = [...now.blocks].filter(
    ([key, block]) => !previous?.blocks.has(key) || previous.blocks.get(key) !== block,
  );
  return {
    blocks,
    ...(previous && haveSame(previous.fields, now.fields) ? {} : { fields: now.fields }),
    ...(previous && isSameOrder(previous.order, now.order) ? {} : { order: now.order }),
  };
}

function haveSame(one: JsonObject, other: JsonObject): boolean {
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => Object.hasOwn(other, field) && one[field] === other[field])
  );
}

function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}
