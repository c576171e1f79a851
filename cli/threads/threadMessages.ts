import { steps, type WatchedThreadData } from '#platform/watchedThread.ts';
import type { CorpusEntry } from '#quality/corpus.ts';
import type { Rule, RuleInfo } from '#quality/rule.ts';
import type { CheckSettings } from '../check/articleChecker.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { IndexedDocument } from '../check/indexDocument.ts';
import type { ArticleDocument } from '../input/document.ts';

/** What a thread that checks knows from its start. */
export interface ThreadData extends WatchedThreadData {
  settings: CheckSettings;
  /** Rules that are left out, because they did not end. */
  stopped: readonly string[];
}

/** How far a thread is. Others can read it while the thread is in a rule that does not end. */
export const progress = {
  /** Counts whatever is begun. */
  steps,
  /** Which document of the batch is checked. */
  document: 1,
  /** Which of its rules is under way, from 1; 0 where none is. */
  rule: 2,
  places: 3,
} as const;

/** What a thread is asked for. */
export type Task =
  | { kind: 'know'; corpus: readonly CorpusEntry[] | undefined }
  | { kind: 'index'; documents: readonly ArticleDocument[] }
  | { kind: 'check'; documents: readonly ArticleDocument[] };

/** The rules of a thread: the names of all, in the order in which it counts them, and what own ones are. */
export interface ThreadRules {
  names: readonly string[];
  custom: readonly CustomRuleInfo[];
}

/** What there is to know of a custom rule. */
export type CustomRuleInfo = RuleInfo & Pick<Rule, 'help'>;

/** What a thread says: at first that it is ready or why it cannot be, then an answer to each task but `know`. */
export type Message =
  | { kind: 'ready'; rules: ThreadRules }
  | { kind: 'refused'; reason: string }
  | { kind: 'indexed'; documents: IndexedDocument[] }
  | { kind: 'checked'; documents: CheckedDocument[] };
