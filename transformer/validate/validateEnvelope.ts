import { validateArticle as isArticle } from '../../schemas/generated/validators.js';
import type { PreparedArticle } from '../preparedArticle.ts';
import { describeCause } from './describeCause.ts';
import { unreadableLinks } from './linkFaults.ts';
import { repair } from './repair.ts';
import { type FoundFault, tell } from './report.ts';
import { articleRoot, schemaOfField } from './schemaOfField.ts';

/** An article without its blocks. */
export type Envelope = Omit<PreparedArticle, 'blocks'>;

/** The fields of the envelope that hold an address. */
const linkFields = [
  '/image/src',
  '/byline/authors/*/url',
  '/byline/authors/*/image/src',
  '/byline/medicalReviewer/url',
  '/byline/medicalReviewer/image/src',
] as const;

/** What readers never see, so that a fault there costs them nothing. */
const unseen = /^\/(?:\$schema|suppress)(?:\/|$)/;

/** What there is to say of an article besides its blocks. */
export interface CheckedEnvelope {
  /** Valid; undefined where there is no page to show: without path, title or blocks. */
  envelope: Envelope | undefined;
  faults: readonly FoundFault[];
}

/** Checks what stands around an article's blocks, and takes out as little as possible of what is wrong. */
export function checkEnvelope(article: object): CheckedEnvelope {
  // Blocks are checked one by one, so that a bad one costs only itself.
  const withoutBlocks =
    'blocks' in article && Array.isArray(article.blocks) ? { ...article, blocks: [] } : article;
  const { value, causes } = repair(withoutBlocks, isArticle, () => false);
  const faults = tell(causes, (cause) => {
    const severity = unseen.test(cause.at) ? 'warning' : 'error';
    return { ...describeCause(cause, withoutBlocks, articleRoot), severity, at: cause.at };
  });
  if (!isArticle(value)) return { envelope: undefined, faults };
  const unreadable = unreadableLinks(
    value,
    linkFields,
    (pointer) => schemaOfField(articleRoot, pointer)?.title,
  );
  const { blocks: _blocks, suppress: _suppress, ...envelope } = value;
  return { envelope, faults: [...faults, ...unreadable] };
}
