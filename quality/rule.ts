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

/** What a rule may add to a finding. */
export interface Details {
  /** What is at fault, as it is written: for recognising the place, and part of the fingerprint. */
  evidence?: string;
  /** Other places that belong to the finding, such as the first of two equal ids. */
  related?: readonly { place: Place; message: string }[];
  /** Where the remedy is mechanical; see `fixes.ts`. */
  fix?: Problem['fix'];
  /** Where a finding matters more or less than the rule's findings usually do. */
  severity?: Severity;
}

/**
 * Reports a finding.
 *
 * @param message says what is wrong and what would be right, in words for an editor
 */
export type Report = (place: Place, message: string, details?: Details) => void;

/** Looks at one subject. Keeps nothing: what it needs to know of the rest, the subject's article tells. */
export type Visit<Subject> = (subject: Subject, report: Report) => void;

export type VisitElement = (element: HtmlElement, field: HtmlSubject, report: Report) => void;

/** What lists, reports and documentation need to know of a rule. */
export interface RuleInfo {
  /** Family and name: `a11y/link-text`. */
  readonly id: string;
  /** Of most of its findings. */
  readonly severity: Severity;
  /** What it finds, in a few words for a list. */
  readonly summary: string;
  /** What it is found by, where that is not the check of an article. Whoever only checks cannot know whether it is. */
  readonly foundBy?: 'saving';
}

/**
 * A content rule: what it is called, and what it looks at. All rules run in one pass over the article, and each is
 * called only for what it names here, so a rule about quizzes costs nothing where there is none. It sees valid content
 * only: what broke a schema has been taken out before. A rule that throws is itself a finding.
 */
export interface Rule extends RuleInfo {
  /** Where it is explained; without it, in the project's own documentation. */
  readonly help?: string;
  /** What its findings depend on besides the article. Without other articles and widgets at hand, it is not tried. */
  readonly reads?: readonly ('corpus' | 'day' | 'widgets')[];

  /** Blocks by type, those inside others too, in reading order. */
  readonly blocks?: { readonly [Type in BlockType]?: Visit<BlockSubject<Type>> };
  readonly anyBlock?: Visit<BlockSubject>;
  /** Every field of HTML. */
  readonly html?: Visit<HtmlSubject>;
  /** Elements in fields of HTML by tag, in small letters. */
  readonly elements?: Readonly<Record<string, VisitElement>>;
  /** Links in fields, in HTML, among basic nodes and in the byline. */
  readonly link?: Visit<LinkSubject>;
  /** Pictures in fields, in HTML, among basic nodes and in the envelope. */
  readonly image?: Visit<ImageSubject>;
  /** Headings of blocks, in HTML and among basic nodes. */
  readonly heading?: Visit<HeadingSubject>;
  /** Every text that readers see, piece by piece. */
  readonly text?: Visit<TextSubject>;
  /**
   * What `text` looks for: it is shown only texts in which this matches. An article has hundreds of texts, and most of
   * them hold nothing for most rules. Made of the very patterns that the rule goes on to use, so that it lets nothing
   * pass that the rule would find.
   */
  readonly textPattern?: RegExp;
  /** The article as a whole, when everything in it has been visited. */
  readonly article?: Visit<ArticleSubject>;
}
