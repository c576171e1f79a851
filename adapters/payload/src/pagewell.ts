import type { PayloadFields } from '../../../content/cms/payload/fields/payloadField.ts';
import type { Pagewell } from './changes/changeNotifier.ts';

/** Pagewell's code, from `pagewell/entry.ts`, built into one file. */
export interface PagewellRules {
  fields: PayloadFields;
  /** In a published document as Payload's API gives it, with pictures. */
  problemsIn(document: Readonly<Record<string, unknown>>, options: ReadingOptions): DocumentProblem[];
  toArticle(document: unknown, options: ReadingOptions): Readonly<Record<string, unknown>> | undefined;
  toDocument(article: unknown): Record<string, unknown>;
  /** For the signed-in user, valid for some minutes. `now` is in milliseconds since 1970. */
  previewAddress(pagewell: Pagewell, now: number): string;
}

export interface ReadingOptions {
  /** Payload's origin, because it gives picture addresses without a host. */
  site: string;
}

export interface DocumentProblem {
  /** An error costs readers a part. */
  severity: 'error' | 'warning' | 'info';
  /** In Payload's words, such as `blocks.3.items.0.html`; empty for the whole document. */
  field: string;
  message: string;
}
