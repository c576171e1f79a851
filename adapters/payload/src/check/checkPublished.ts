import { type CollectionAfterChangeHook, ValidationError } from 'payload';
import type { PagewellRules, ReadingOptions } from '../pagewell.ts';

/** Checks the document as Pagewell will read it, and reports each error at its field. Drafts are not checked. */
export function checkPublished(
  { problemsIn }: Pick<PagewellRules, 'problemsIn'>,
  options: ReadingOptions,
): CollectionAfterChangeHook {
  return async ({ doc, collection, req }) => {
    if (doc._status !== 'published') return;
    const document = await req.payload.findByID({
      collection: 'articles',
      id: doc.id,
      depth: 2,
      draft: false,
      req,
    });
    const errors = problemsIn({ ...document }, options).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return;
    throw new ValidationError({
      collection: collection.slug,
      id: doc.id,
      errors: errors.map(({ field, message }) => ({ path: field, message, label: inShort(message) })),
      req,
    });
  };
}

/** For above the form: the first sentence, without commas, at which Payload splits such messages. */
function inShort(message: string): string {
  const [sentence = message] = message.split(/(?<=[.?!]) /, 1);
  return sentence.replaceAll(/, ?/g, ' – ');
}
