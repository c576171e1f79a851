import { steps, type WatchedThreadData } from '#platform/watchedThread.ts';
import type { CorpusEntry } from '#rules/engine/corpus.ts';
import type { Rule, RuleInfo } from '#rules/engine/rule.ts';
import type { CheckSettings } from '../check/articleChecker.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { IndexedDocument } from '../check/indexDocument.ts';
import type { ArticleDocument } from '../input/document.ts';

export interface ThreadData extends WatchedThreadData {
  settings: CheckSettings;
  stopped: readonly string[];
}

/** In shared memory, which is readable while a rule does not end. */
export const progress = {
  steps,
  document: 1,
  /** Index from 1; 0 without a rule. */
  rule: 2,
  places: 3,
} as const;

export type Task =
  | { kind: 'know'; corpus: readonly CorpusEntry[] | undefined }
  | { kind: 'index'; documents: readonly ArticleDocument[] }
  | { kind: 'check'; documents: readonly ArticleDocument[] };

/** Names in the order of their indices, and custom rules with details. */
export interface ThreadRules {
  names: readonly string[];
  custom: readonly CustomRuleInfo[];
}

export type CustomRuleInfo = RuleInfo & Pick<Rule, 'help'>;

export type Message =
  | { kind: 'ready'; rules: ThreadRules }
  | { kind: 'refused'; reason: string }
  | { kind: 'indexed'; documents: IndexedDocument[] }
  | { kind: 'checked'; documents: CheckedDocument[] };
