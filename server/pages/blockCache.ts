import { LRUCache } from 'lru-cache';
import type { BlockCache } from '../../transformer/blockCache.ts';
import { type JsonMeasure, measureJson } from '../../transformer/json/boundArticle.ts';
import { sameJson } from '../../transformer/json/sameJson.ts';
import type { RenderedBlock, Renderings } from '../../transformer/renderedBlock.ts';
import { type CheckedBlock, checkBlock } from '../../transformer/validate/checkBlock.ts';
import { type CheckedEnvelope, checkEnvelope } from '../../transformer/validate/validateEnvelope.ts';

/** What keeping a block costs besides its texts: objects, keys, faults. */
const overheadBytes = 512;
/** An article without its blocks, with what was found of it. */
const envelopeBytes = 8_192;
/** A value in JSON besides its text. */
const valueBytes = 32;
/** A character takes two bytes at the most, and in HTML as many again for what it is as UTF-8 in pages. */
const textBytes = 2;
const htmlBytes = 4;

/** Variants that are kept of one block, for readers of other countries and experiments. */
const maxRenderings = 20;
/** Blocks that no author wrote, such as the disclosure: the same few in all articles. */
const maxInserted = 200;

/** What is known of a kept block. It lives as long as the block, and that as long as its article is kept. */
interface Knowledge {
  measure?: JsonMeasure;
  checked?: CheckedBlock & { renderings: BoundedRenderings };
}

/**
 * The blocks of articles, by the article's path, with what was found and made of them; bounded by the memory all that
 * takes, the least used articles going first.
 *
 * A block that comes again is compared with the one in its place, and then with the one of its id, value by value: that
 * takes a quarter of the time that a digest of its JSON would.
 */
export function createBlockCache(maxBytes: number): BlockCache {
  const known = new WeakMap<object, Knowledge>();
  const envelopes = new WeakMap<object, CheckedEnvelope>();
  const articles = new LRUCache<string, KeptArticle>({
    maxSize: maxBytes,
    sizeCalculation: ({ blocks }) =>
      blocks.reduce((sum: number, block) => sum + bytesOf(block), envelopeBytes),
  });
  let hasNews = false;

  function knowledgeOf(block: object): Knowledge {
    const knowledge = known.get(block) ?? {};
    known.set(block, knowledge);
    return knowledge;
  }

  function bytesOf(block: unknown): number {
    if (typeof block !== 'object' || block === null) return overheadBytes;
    const knowledge = knowledgeOf(block);
    knowledge.measure ??= measureJson(block);
    const { measure, checked } = knowledge;
    const faults = checked ? checked.frameFaults.length + checked.dataFaults.length : 0;
    return (
      overheadBytes * (1 + faults) +
      valueBytes * measure.values +
      textBytes * measure.characters +
      (checked?.renderings.bytes ?? 0)
    );
  }

  return {
    recall: (article) => {
      const kept = articles.get(pathOf(article));
      if (!kept || !isArticle(article)) return article;
      const recalled = { ...article, blocks: article.blocks.map(recallFrom(kept.blocks)) };
      const envelope = envelopes.get(kept);
      if (envelope && sameEnvelope(kept, article)) envelopes.set(recalled, envelope);
      return recalled;
    },
    keep: (article) => {
      if (!isArticle(article)) return;
      const path = pathOf(article);
      const kept = articles.peek(path);
      if (hasNews || !kept || !sameObjects(kept.blocks, article.blocks)) articles.set(path, article);
      hasNews = false;
    },
    checkEnvelope: (article) => {
      const checked = envelopes.get(article) ?? checkEnvelope(article);
      envelopes.set(article, checked);
      return checked;
    },
    measureOf: (part) => known.get(part)?.measure,
    check: (block) => {
      const knowledge = knowledgeOf(block);
      if (!knowledge.checked) {
        const renderings = new BoundedRenderings(() => {
          hasNews = true;
        });
        knowledge.checked = { ...checkBlock(block), renderings };
      }
      return knowledge.checked;
    },
    inserted: new LRUCache<string, RenderedBlock>({ max: maxInserted }),
  };
}

/** The last renderings of one block. */
class BoundedRenderings implements Renderings {
  readonly #kept = new Map<string, RenderedBlock>();
  readonly #onNews: () => void;

  constructor(onNews: () => void) {
    this.#onNews = onNews;
  }

  get bytes(): number {
    let bytes = 0;
    for (const [key, { html, faults }] of this.#kept) {
      bytes += overheadBytes * (1 + faults.length) + textBytes * key.length + htmlBytes * html.length;
    }
    return bytes;
  }

  get(key: string): RenderedBlock | undefined {
    return this.#kept.get(key);
  }

  set(key: string, rendered: RenderedBlock): void {
    this.#kept.set(key, rendered);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxRenderings && oldest !== undefined) this.#kept.delete(oldest);
    this.#onNews();
  }
}

/** An article as its author wrote it, as far as this cache needs to know it. */
interface KeptArticle {
  readonly blocks: readonly unknown[];
}

function isArticle(article: unknown): article is KeptArticle {
  return (
    typeof article === 'object' && article !== null && 'blocks' in article && Array.isArray(article.blocks)
  );
}

function pathOf(article: unknown): string {
  const { path }: { path?: unknown } = Object(article);
  return typeof path === 'string' ? path : '';
}

/** Whether two articles differ in nothing but their blocks. */
function sameEnvelope({ blocks: _, ...one }: KeptArticle, { blocks: __, ...other }: KeptArticle): boolean {
  return sameJson(one, other);
}

function sameObjects(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((value, index) => value === others[index]);
}

/** The kept block that a block is the same as, in its place or elsewhere; or the block itself. */
function recallFrom(kept: readonly unknown[]): (block: unknown, index: number) => unknown {
  let byId: ReadonlyMap<unknown, unknown> | undefined;
  return (block, index) => {
    const inPlace = kept[index];
    if (sameJson(inPlace, block)) return inPlace;
    byId ??= new Map(kept.map((other) => [idOf(other), other]));
    const moved = byId.get(idOf(block));
    return moved !== undefined && sameJson(moved, block) ? moved : block;
  };
}

function idOf(block: unknown): unknown {
  return typeof block === 'object' && block !== null && 'id' in block ? block.id : undefined;
}
