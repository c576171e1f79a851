import type { CorpusEntry } from '../../quality/corpus.ts';
import type { WidgetFailure } from '../../transformer/widgetFailure.ts';
import {
  type ArticleChecker,
  type CheckerParts,
  type CheckSettings,
  createArticleChecker,
  needsWidgets,
} from '../check/articleChecker.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { ArticleDocument } from '../input/document.ts';
import { type IndexedDocument, indexDocument } from '../site/indexDocument.ts';

/** What is done to batches of documents, here or in another thread. Answers are in the order of the documents. */
export interface Checker {
  /** Looks into documents for what other articles need to know. */
  index: (documents: readonly ArticleDocument[]) => Promise<IndexedDocument[]>;
  check: (documents: readonly ArticleDocument[]) => Promise<CheckedDocument[]>;
  /** Takes note of all articles of the site, for what is checked from now on. */
  know: (corpus: readonly CorpusEntry[] | undefined) => void;
}

interface LocalParts extends Omit<CheckerParts, 'corpus' | 'failureOf'> {
  /** Is told the place in its batch of each document before it is looked at. */
  beforeDocument?: (place: number) => void;
}

/** Checks in the thread that it is made in. */
export class LocalChecker implements Checker {
  readonly #settings: CheckSettings;
  readonly #parts: LocalParts;
  #corpus: readonly CorpusEntry[] | undefined;
  #checkArticle: ArticleChecker | undefined;
  #failureOf: WidgetFailure | undefined;

  constructor(settings: CheckSettings, parts: LocalParts = {}) {
    this.#settings = settings;
    this.#parts = parts;
  }

  async index(documents: readonly ArticleDocument[]): Promise<IndexedDocument[]> {
    return this.#each(documents, indexDocument);
  }

  async check(documents: readonly ArticleDocument[]): Promise<CheckedDocument[]> {
    this.#failureOf ??= needsWidgets(this.#settings) ? await openFailures() : undefined;
    const parts = { ...this.#parts, corpus: this.#corpus, failureOf: this.#failureOf };
    this.#checkArticle ??= createArticleChecker(this.#settings, parts);
    return this.#each(documents, this.#checkArticle);
  }

  know(corpus: readonly CorpusEntry[] | undefined): void {
    this.#corpus = corpus;
    this.#checkArticle = undefined;
  }

  #each<Found>(documents: readonly ArticleDocument[], work: (document: ArticleDocument) => Found): Found[] {
    return documents.map((document, place) => {
      this.#parts.beforeDocument?.(place);
      // A copy: what is kept of an article is often a piece of its text, which would keep the whole text in memory.
      return structuredClone(work(document));
    });
  }
}

/** React and the components are loaded where something is rendered, and not by whoever only asks for other rules. */
async function openFailures(): Promise<WidgetFailure> {
  const [{ tryWidgets }, { openWidgets }] = await Promise.all([
    import('../../transformer/tryWidgets.ts'),
    import('../openWidgets.ts'),
  ]);
  return tryWidgets(await openWidgets());
}
