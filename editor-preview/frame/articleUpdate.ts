import { articleItself, type EditedArticle } from '#editing/editedArticle.ts';
import { BlockPlace, type JsonObject, KeyedList } from '#editing/editedValue.ts';
import { articleJson } from '#editing/writeValue.ts';

/** What has become different of an article: as much of it as the frame does not have yet. */
export interface ArticleUpdate {
  /** Counts up; the frame says which one it shows. */
  readonly version: number;
  /** The server's sequence that the article equals now; absent while something is not confirmed. */
  readonly sequence?: number;
  /** The article's own fields without its blocks, where one of them changed. */
  readonly fields?: object;
  /** Its own blocks that are new or changed, by the keys of their places. */
  readonly blocks: readonly (readonly [key: string, block: unknown])[];
  /** The keys of all its blocks in their order, where blocks have come, gone or moved. */
  readonly order?: readonly string[];
}

/** An article as the frame was last told of it. */
export interface ToldArticle {
  readonly fields: JsonObject;
  readonly order: readonly string[];
  readonly blocks: ReadonlyMap<string, unknown>;
}

/** An article in the parts that the frame is told of one by one. Parts that did not change are the same objects. */
export function partsOf(article: EditedArticle): ToldArticle {
  const { blocks: written, ...fields } = articleJson(article);
  const list = article.nodes.get(articleItself)?.fields.blocks;
  if (!(list instanceof KeyedList) || !Array.isArray(written)) {
    // Something else stands where blocks should: the frame takes it as it is.
    return {
      fields: written === undefined ? fields : { ...fields, blocks: written },
      order: [],
      blocks: new Map(),
    };
  }
  // Whatever is no block may have the key that a block has as its id.
  const keys = list.items.map(({ key, value }) => (value instanceof BlockPlace ? key : ` ${key}`));
  return { fields, order: keys, blocks: new Map(keys.map((key, index) => [key, written[index]])) };
}

/** What the frame has to be told, so that it has this article. */
export function updateBetween(
  told: ToldArticle | undefined,
  now: ToldArticle,
): Omit<ArticleUpdate, 'version' | 'sequence'> {
  const blocks = [...now.blocks].filter(
    ([key, block]) => !told?.blocks.has(key) || told.blocks.get(key) !== block,
  );
  return {
    blocks,
    ...(told && haveSame(told.fields, now.fields) ? {} : { fields: now.fields }),
    ...(told && isSameOrder(told.order, now.order) ? {} : { order: now.order }),
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
