import type { PayloadFields } from '../../../content/cms/payload/fields/payloadField.ts';
import type { Pagewell } from './changes/changeNotifier.ts';

/** What this package needs of Pagewell's own code, which `pagewell/entry.ts` gives and a build puts into one file. */
export interface PagewellRules {
  /** The fields of an article and the block types, made of Pagewell's schemas. */
  fields: PayloadFields;
  /** What is wrong with a published document, as Payload's API gives it with its pictures. */
  problemsIn(document: Readonly<Record<string, unknown>>, options: ReadingOptions): DocumentProblem[];
  /** The article that a published document says; nothing where it is none that may be published. */
  toArticle(document: unknown, options: ReadingOptions): Readonly<Record<string, unknown>> | undefined;
  /** An article as a document, such as Payload's API takes it. */
  toDocument(article: unknown): Record<string, unknown>;
  /** The preview page for the signed-in user, valid for some minutes. `now` is in milliseconds since 1970. */
  previewAddress(pagewell: Pagewell, now: number): string;
}

export interface ReadingOptions {
  /** Where Payload is: it gives addresses of pictures without a host. */
  site: string;
}

export interface DocumentProblem {
  /** An error costs readers a part. */
  severity: 'error' | 'warning' | 'info';
  /** The field in Payload's words, such as `blocks.3.items.0.html`; empty where it is the whole. */
  field: string;
  /** What is wrong, and what would be right. */
  message: string;
}
