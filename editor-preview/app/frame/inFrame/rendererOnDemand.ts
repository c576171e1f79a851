import { ownValue } from '#contracts/json/ownValue.ts';
import type { PreviewReader } from '#contracts/previewReader.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import type { Validator } from '#schemas/generated/envelopeValidators.js';
import type { BlockType } from '#schemas/generated/types.ts';
import { disclosureType } from '#transformer/normalise/insertDisclosure.ts';
import type { FrameFacts } from '#transformer/preview/frameFacts.ts';
import { type LoadedWidget, loadWidget } from '#transformer/registry/widget.ts';
import type { ContentContract, Words } from '#transformer/validate/contentContract.ts';
import { blockTypesIn, loadValidators, noWords, wordsAreMissing } from '#transformer/validate/onDemand.ts';
import { registry } from '#widgets/registry.ts';
import { type ArticleRenderer, type BlockOnPage, createArticleRenderer } from './articleRenderer.ts';

export interface RendererOnDemand {
  /** Synchronous if everything is loaded, otherwise asynchronous. Must not be called again before it is done. */
  render: (
    article: object,
    reader?: PreviewReader,
  ) => readonly BlockOnPage[] | Promise<readonly BlockOnPage[]>;
  loadAll: () => Promise<void>;
  onTrial: ArticleRenderer['onTrial'];
}

export function createRendererOnDemand(facts: FrameFacts): RendererOnDemand {
  const widgets = new Map<string, LoadedWidget>();
  const validators = new Map<string, Validator<unknown>>();
  let words: Words = noWords;
  const contract: ContentContract = {
    validatorOf: (type) => validators.get(type),
    get words() {
      return words;
    },
  };
  const renderer = createArticleRenderer(facts, { registry: widgets, contract });
  const seen = new WeakSet<object>();
  const known = new Set<BlockType>();
  // The pipeline inserts a disclosure itself.
  const wanted = new Set<BlockType>([disclosureType]);

  function missingIn(article: object): BlockType[] {
    const blocks = ownValue(article, 'blocks');
    for (const block of Array.isArray(blocks) ? blocks : []) {
      if (typeof block !== 'object' || block === null || seen.has(block)) continue;
      seen.add(block);
      for (const type of blockTypesIn(block)) wanted.add(type);
    }
    return [...wanted].filter((type) => !known.has(type));
  }

  async function load(types: readonly BlockType[]): Promise<void> {
    const [loaded, checks] = await Promise.all([
      Promise.all(types.map((type) => loadWidget(registry[type]))),
      loadValidators(types),
    ]);
    for (const widget of loaded) widgets.set(widget.type, widget);
    for (const [type, validator] of checks) validators.set(type, validator);
    for (const type of types) known.add(type);
  }

  async function loadWords(): Promise<void> {
    words = await import('#transformer/validate/words.ts');
  }

  function renderLoaded(
    article: object,
    reader: PreviewReader | undefined,
  ): readonly BlockOnPage[] | Promise<readonly BlockOnPage[]> {
    try {
      return renderer.render(article, reader);
    } catch (error) {
      if (error !== wordsAreMissing) throw error;
      return loadWords().then(() => renderer.render(article, reader));
    }
  }

  return {
    onTrial: renderer.onTrial,
    loadAll: async () => {
      await load(blockTypes.filter((type) => !known.has(type)));
      await loadWords();
      // If one fails, the loader retries under another address.
      const islands = Object.values(facts.islandScripts).flatMap(({ component, runtime }) => [
        component,
        runtime,
      ]);
      await Promise.all(islands.map((address) => import(/* @vite-ignore */ address)));
    },
    render: (article, reader) => {
      const missing = missingIn(article);
      return missing.length === 0
        ? renderLoaded(article, reader)
        : load(missing).then(() => renderLoaded(article, reader));
    },
  };
}
