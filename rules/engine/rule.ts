import type { BlockType } from '#schemas/generated/types.ts';
import type { Problem, Severity } from '#transformer/problems/problem.ts';
import type { HtmlElement } from './html/htmlTree.ts';
import type { Place } from './place.ts';
import type {
  ArticleSubject,
  BlockSubject,
  HeadingSubject,
  HtmlSubject,
  ImageSubject,
  LinkSubject,
  TextSubject,
} from './subjects/subjects.ts';

export interface Details {
  /** The faulty text as written: identifies the place and is part of the fingerprint. */
  evidence?: string;
  related?: readonly { place: Place; message: string }[];
  fix?: Problem['fix'];
  /** Overrides the rule's severity for this finding. */
  severity?: Severity;
}

/** @param message what is wrong and what would be right, in words for an editor */
export type Report = (place: Place, message: string, details?: Details) => void;

/** Checks one subject. Stateless: context comes from the subject's article. */
export type Visit<Subject> = (subject: Subject, report: Report) => void;

export type VisitElement = (element: HtmlElement, field: HtmlSubject, report: Report) => void;

export interface RuleInfo {
  readonly id: string;
  readonly severity: Severity;
  readonly summary: string;
  /** A check of an article alone cannot decide whether such a finding still applies. */
  readonly foundBy?: 'saving';
}

/**
 * All rules run in one pass; each is called only for the subjects that it names. It sees valid content only.
 * A rule that throws is itself a finding.
 */
export interface Rule extends RuleInfo {
  readonly help?: string;
  /** Without these inputs a rule counts as not tried: suppressing it is then not reported as unused. */
  readonly reads?: readonly ('corpus' | 'day' | 'widgets')[];

  readonly blocks?: { readonly [Type in BlockType]?: Visit<BlockSubject<Type>> };
  readonly anyBlock?: Visit<BlockSubject>;
  readonly html?: Visit<HtmlSubject>;
  readonly elements?: Readonly<Record<string, VisitElement>>;
  readonly link?: Visit<LinkSubject>;
  readonly image?: Visit<ImageSubject>;
  readonly heading?: Visit<HeadingSubject>;
  readonly text?: Visit<TextSubject>;
  /** Prefilter: most texts match no rule. Must match whatever the rule would find. */
  readonly textPattern?: RegExp;
  /** The whole article, after everything in it has been visited. */
  readonly article?: Visit<ArticleSubject>;
}
