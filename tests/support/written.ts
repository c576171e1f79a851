import { isPreparedBlock } from '#transformer/article/preparedArticle.ts';

/** Data as its author could have written it: the blocks inside without what validation and the steps know of them. */
export function asData(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (_key, value: unknown) => {
      if (!isPreparedBlock(value)) return value;
      const { id, type, data: inner, when } = value;
      return { ...(id ? { id } : {}), type, data: inner, ...(when ? { when } : {}) };
    }),
  );
}
