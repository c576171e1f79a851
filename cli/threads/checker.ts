import type { CorpusEntry } from '#quality/corpus.ts';
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

/** What is done to batches of documents, here or in another thread. Answers are in the order of the documents. */
export interface Checker {
  /** Looks into documents for what other articles need to know. */
  index: (documents: readonly ArticleDocument[]) => Promise<IndexedDocument[]>;
  check: (documents: readonly ArticleDocument[]) => Promise<CheckedDocument[]>;
  /** Takes note of all articles of the site, for what is checked from now on. */
  know: (corpus: readonly CorpusEntry[] | undefined) => void;
}

interface LocalParts extends Omit<CheckerParts, 'corpus' | 'widgets'> {
  /** Is told the place in its batch of each document before it is looked at. */
  beforeDocument?: (place: number) => void;
  /** Whether widgets can be loaded here, so that blocks are tried on them. */
  hasWidgets?: boolean;
}

/** Checks in the thread that it is made in. */
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

  /** One after the other, for a rule that does not end is known by the document that was last begun. */
  async #each<Found>(
    documents: readonly ArticleDocument[],
    work: (document: ArticleDocument) => Found | Promise<Found>,
  ): Promise<Found[]> {
    const found: Found[] = [];
    for (const [place, document] of documents.entries()) {
      this.#parts.beforeDocument?.(place);
      // A copy: what is kept of an article is often a piece of its text, which would keep the whole text in memory.
      found.push(structuredClone(await work(document)));
    }
    return found;
  }
}

/** React is loaded where widgets are tried, and not by whoever only asks for other rules. */
async function openWidgets(): Promise<WidgetTrials> {
  const { WidgetTrials } = await import('../check/widgetTrials.ts');
  return await WidgetTrials.open();
}
