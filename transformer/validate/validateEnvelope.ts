import { validateArticle as isArticle } from '#schemas/generated/envelopeValidators.js';
import type { Article } from '#schemas/generated/types.ts';
import type { Envelope } from '../article/preparedArticle.ts';
import type { Words } from './contentContract.ts';
import { unreadableLinks } from './linkFaults.ts';
import { capFaults, type FoundFault } from './report.ts';
import { articleRoot } from './schemaRoots.ts';

const linkFields = [
  '/image/src',
  '/byline/authors/*/url',
  '/byline/authors/*/image/src',
  '/byline/medicalReviewer/url',
  '/byline/medicalReviewer/image/src',
  '/page/headerImage/src',
  '/page/infScrollArticles/*/link',
] as const;

/** Invisible fields, whose faults cost readers nothing. */
const unseen = /^\/(?:\$schema|schemaVersion|suppress)(?:\/|$)/;

export interface CheckedEnvelope {
  /** Valid; undefined without a page, if path, title or blocks are missing. */
  envelope: Envelope | undefined;
  /** The valid rest of one without a page, for checks. A missing path and title are ''. */
  remains?: Envelope | undefined;
  faults: readonly FoundFault[];
}

export function checkEnvelope(article: object, words: Words): CheckedEnvelope {
  // Blocks are validated separately, so that a bad one costs only itself.
  const withoutBlocks =
    'blocks' in article && Array.isArray(article.blocks) ? { ...article, blocks: [] } : article;
  if (isArticle(withoutBlocks))
    return { envelope: withoutContent(withoutBlocks), faults: unreadableIn(withoutBlocks, words) };
  if (isNoArticle(article)) return { envelope: undefined, faults: [noArticle] };
  const { value, causes } = words.repair(withoutBlocks, isArticle, () => false);
  const faults = capFaults(causes, (first) =>
    words.describeCauses(first, withoutBlocks, articleRoot).map((cause) => ({
      ...cause,
      severity: unseen.test(cause.at) ? 'warning' : 'error',
    })),
  );
  if (!isArticle(value)) {
    return {
      envelope: undefined,
      remains: remainsOf(withoutBlocks, new Set(causes.map(({ at }) => at)), words),
      faults,
    };
  }
  return { envelope: withoutContent(value), faults: [...faults, ...unreadableIn(value, words)] };
}

type ValidArticle = Omit<Article, 'blocks'> & { blocks: unknown };

function withoutContent({ blocks: _blocks, suppress: _suppress, ...envelope }: ValidArticle): Envelope {
  return envelope;
}

function unreadableIn(article: ValidArticle, words: Words): readonly FoundFault[] {
  return unreadableLinks(article, linkFields, (pointer) => words.schemaOfField(articleRoot, pointer)?.title);
}

function isNoArticle(value: object): boolean {
  return Object.keys(defaults).every((field) => !Object.hasOwn(value, field));
}

const noArticle: FoundFault = {
  rule: 'schema/required',
  severity: 'error',
  at: '',
  message: 'This is not an article: it has no path, no title and no blocks.',
};

const defaults = { path: '/', title: '-', blocks: [] };

/** Undefined if it has none of path, title and blocks. */
function remainsOf(article: object, broken: ReadonlySet<string>, words: Words): Envelope | undefined {
  const missing = Object.entries(defaults).filter(([field]) => broken.has(`/${field}`));
  if (missing.length === Object.keys(defaults).length) return undefined;
  const { value } = words.repair({ ...article, ...Object.fromEntries(missing) }, isArticle, () => false);
  if (!isArticle(value)) return undefined;
  const without = (field: 'path' | 'title'): object => (broken.has(`/${field}`) ? { [field]: '' } : {});
  return { ...withoutContent(value), ...without('path'), ...without('title') };
}
