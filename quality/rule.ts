import type { BlockType } from '#schemas/generated/types.ts';
import type { Problem, Severity } from '#transformer/problem.ts';
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

/** Optional details of a finding. */
export interface Details {
  /** The faulty text as written: identifies the place and is part of the fingerprint. */
  evidence?: string;
  /** Other places that belong to the finding, such as the first of two equal ids. */
  related?: readonly { place: Place; message: string }[];
  /** Present if the fix is mechanical; see `fixes.ts`. */
  fix?: Problem['fix'];
  /** Overrides the rule's severity for this finding. */
  severity?: Severity;
}

/**
 * Reports a finding.
 * @param message what is wrong and what would be right, in words for an editor
 */
export type Report = (place: Place, message: string, details?: Details) => void;

/** Checks one subject. Stateless: context comes from the subject's article. */
export type Visit<Subject> = (subject: Subject, report: Report) => void;

export type VisitElement = (element: HtmlElement, field: HtmlSubject, report: Report) => void;

/** What lists, reports and documentation need of a rule. */
export interface RuleInfo {
  /** Family and name: `a11y/link-text`. */
  readonly id: string;
  /** The default severity of its findings. */
  readonly severity: Severity;
  /** Short description for a list. */
  readonly summary: string;
  /**
   * What finds it, if not the check of an article. A check alone cannot decide whether such a finding still
   * applies.
   */
  readonly foundBy?: 'saving';
}

/**
 * A content rule. All rules run in one pass; each is called only for the subjects that it names. It sees
 * valid content only. A rule that throws is itself a finding.
 */
export interface Rule extends RuleInfo {
  /** The address of its documentation; the project's own by default. */
  readonly help?: string;
  /** Inputs besides the article. Without them a rule counts as not tried: suppressing it is then not reported as unused. */
  readonly reads?: readonly ('corpus' | 'day' | 'widgets')[];

  /** Blocks by type, nested ones too, in reading order. */
  readonly blocks?: { readonly [Type in BlockType]?: Visit<BlockSubject<Type>> };
  readonly anyBlock?: Visit<BlockSubject>;
  /** Every field of HTML. */
  readonly html?: Visit<HtmlSubject>;
  /** Elements in HTML fields by lower-case tag. */
  readonly elements?: Readonly<Record<string, VisitElement>>;
  /** Links in fields, in HTML, among basic nodes and in the byline. */
  readonly link?: Visit<LinkSubject>;
  /** Images in fields, in HTML, among basic nodes and in the envelope. */
  readonly image?: Visit<ImageSubject>;
  /** Headings of blocks, in HTML and among basic nodes. */
  readonly heading?: Visit<HeadingSubject>;
  /** Every text that readers see, one text node at a time. */
  readonly text?: Visit<TextSubject>;
  /**
   * Prefilter for `text`: only matching texts are visited, because most texts match no rule. Must match
   * whatever the rule would find.
   */
  readonly textPattern?: RegExp;
  /** The whole article, after everything in it has been visited. */
  readonly article?: Visit<ArticleSubject>;
}
