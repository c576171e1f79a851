import type { CorpusEntry } from '#rules/engine/corpus.ts';
import {
  type ArticleChecker,
  type CheckerParts,
  type CheckSettings,
  createArticleChecker,
  needsWidgets,
} from '../check/articleChecker.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import { type IndexedDocument, indexDocument } from '../check/indexDocument.ts';
import type { WidgetTrials } from '../check/widgetTrials.ts';
import type { ArticleDocument } from '../input/document.ts';

export interface Checker {
  index: (documents: readonly ArticleDocument[]) => Promise<IndexedDocument[]>;
  check: (documents: readonly ArticleDocument[]) => Promise<CheckedDocument[]>;
  know: (corpus: readonly CorpusEntry[] | undefined) => void;
}

interface LocalParts extends Omit<CheckerParts, 'corpus' | 'widgets'> {
  beforeDocument?: (place: number) => void;
  /** Widgets can be loaded here, so that blocks are test-rendered. */
  hasWidgets?: boolean;
}

export class LocalChecker implements Checker {
  readonly #settings: CheckSettings;
  readonly #parts: LocalParts;
  #corpus: readonly CorpusEntry[] | undefined;
  #checkArticle: ArticleChecker | undefined;
  #widgets: WidgetTrials | undefined;

  constructor(settings: CheckSettings, parts: LocalParts = {}) {
    this.#settings = settings;
    this.#parts = parts;
  }

  async index(documents: readonly ArticleDocument[]): Promise<IndexedDocument[]> {
    return this.#each(documents, indexDocument);
  }

  async check(documents: readonly ArticleDocument[]): Promise<CheckedDocument[]> {
    const { hasWidgets = true } = this.#parts;
    this.#widgets ??= hasWidgets && needsWidgets(this.#settings) ? await openWidgets() : undefined;
    const parts = { ...this.#parts, corpus: this.#corpus, widgets: this.#widgets };
    this.#checkArticle ??= createArticleChecker(this.#settings, parts);
    return this.#each(documents, this.#checkArticle);
  }

  know(corpus: readonly CorpusEntry[] | undefined): void {
    this.#corpus = corpus;
    this.#checkArticle = undefined;
  }

  /** Sequential, so that the last started document identifies a rule that does not end. */
  async #each<Found>(
    documents: readonly ArticleDocument[],
    work: (document: ArticleDocument) => Found | Promise<Found>,
  ): Promise<Found[]> {
    const found: Found[] = [];
    for (const [place, document] of documents.entries()) {
      this.#parts.beforeDocument?.(place);
      // A copy: cached parts of an article are often substrings, which would retain its whole text.
      found.push(structuredClone(await work(document)));
    }
    return found;
  }
}

/** React is loaded only if a requested rule needs widgets. */
async function openWidgets(): Promise<WidgetTrials> {
  const { WidgetTrials } = await import('../check/widgetTrials.ts');
  return await WidgetTrials.open();
}
