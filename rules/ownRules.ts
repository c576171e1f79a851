export type { HtmlElement, HtmlTree, Range } from './engine/html/htmlTree.ts';
export type { Place } from './engine/place.ts';
export type { Details, Report, Rule, Visit, VisitElement } from './engine/rule.ts';
export type {
  ArticleSubject,
  BlockSubject,
  ElementInField,
  HeadingSubject,
  HtmlSubject,
  ImageSubject,
  LinkSubject,
  TextSubject,
} from './engine/subjects/subjects.ts';
