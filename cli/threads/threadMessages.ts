import { steps, type WatchedThreadData } from '#platform/watchedThread.ts';
import type { CorpusEntry } from '#quality/corpus.ts';
import type { Rule, RuleInfo } from '#quality/rule.ts';
import type { CheckSettings } from '../check/articleChecker.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { IndexedDocument } from '../check/indexDocument.ts';
import type { ArticleDocument } from '../input/document.ts';

/** Initial data of a checker thread. */
export interface ThreadData extends WatchedThreadData {
  settings: CheckSettings;
  /** Rules that are skipped because they did not end. */
  stopped: readonly string[];
}

/** Progress of a thread, in shared memory: readable while a rule does not end. */
export const progress = {
  /** Counts started steps. */
  steps,
  /** Index of the present document in the batch. */
  document: 1,
  /** Index of the running rule, from 1; 0 without one. */
  rule: 2,
  places: 3,
} as const;

/** Requests to a thread. */
export type Task =
  | { kind: 'know'; corpus: readonly CorpusEntry[] | undefined }
  | { kind: 'index'; documents: readonly ArticleDocument[] }
  | { kind: 'check'; documents: readonly ArticleDocument[] };

/** Rules of a thread: all names, in the order of their indices, and custom ones with details. */
export interface ThreadRules {
  names: readonly string[];
  custom: readonly CustomRuleInfo[];
}

/** Description of a custom rule. */
export type CustomRuleInfo = RuleInfo & Pick<Rule, 'help'>;

/** Messages of a thread: first that it is ready or has failed, then a response to each task except `know`. */
export type Message =
  | { kind: 'ready'; rules: ThreadRules }
  | { kind: 'refused'; reason: string }
  | { kind: 'indexed'; documents: IndexedDocument[] }
  | { kind: 'checked'; documents: CheckedDocument[] };
