export type { HtmlElement, HtmlTree, Range } from './html/htmlTree.ts';
export type { Place } from './place.ts';
export type { Details, Report, Rule, Visit, VisitElement } from './rule.ts';
export type {
  ArticleSubject,
  BlockSubject,
  ElementInField,
  HeadingSubject,
  HtmlSubject,
  ImageSubject,
  LinkSubject,
  TextSubject,
} from './subjects/subjects.ts';
