import { maxFormerPaths } from '#editor-preview/model/editorPages.ts';
import { check } from '#rules/check.ts';
import type { SiteSettings } from '#rules/engine/siteSettings.ts';
import type { FilterName } from '#transformer/fromHtml/filter.ts';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { inOneLine, textOfHtml } from '#transformer/html/textOfHtml.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import { claims } from '#widgets/fromHtml.ts';
import { placeInWords } from '../../check/placeInWords.ts';
import type { ArchiveKind, ArchivePost, PostStatus } from '../archive/archive.ts';
import type { ImportNote } from '../article/notes.ts';
import { wordsOfBlocks, wordsOfHtml } from '../article/postWords.ts';
import { type FindPicture, prepareHtml } from '../article/prepareHtml.ts';
import { leadPicture, toArticle } from '../article/toArticle.ts';
import type { ArchiveIndex } from '../oldSite/archiveIndex.ts';
import { redirectFrom } from '../oldSite/paths.ts';
import type { ReportedPost } from '../report/importReport.ts';
import type { ImportRules } from '../rules/importRules.ts';
import type { ImportTarget } from '../target/importTarget.ts';
import type { Journal } from './journal.ts';

export interface ImportParts {
  kind: ArchiveKind;
  index: ArchiveIndex;
  rules: ImportRules;
  settings: Partial<SiteSettings>;
  target: ImportTarget | undefined;
  journal: Journal;
  findPicture: (post: ArchivePost) => FindPicture;
  asDrafts: boolean;
}

const maxProblems = 10;

const unpublished: Readonly<Partial<Record<PostStatus, string>>> = {
  draft: 'it is a draft in the archive',
  scheduled: 'it was not published yet in the archive; schedule it in the editor',
  private: 'it is private in the archive',
  members: 'it is for members only in the archive',
  sent: 'it was sent by email only',
  password: 'it had a password in the archive',
  unreadable: 'its front matter cannot be read, so it may be a draft in the archive',
};

/** Nothing of a refused post is stored. */
export async function importPost(post: ArchivePost, parts: ImportParts): Promise<ReportedPost> {
  const { index, target, journal } = parts;
  const { place, title, address } = post;
  const reported = { place, title: textOfHtml(title), ...(address === undefined ? {} : { address }) };
  const newPlace = index.placeOf(post);
  if (!newPlace.ok) {
    const words = { in: wordsOfHtml(post.html, parts.kind), out: 0 };
    return { ...reported, outcome: 'refused', reason: newPlace.reason, problems: [], notes: [], words };
  }
  const { path } = newPlace;
  const { article, notes, words } = await convert(post, path, parts);
  const errors = check(article, { anchorsOf: blockAnchors, settings: parts.settings }).filter(
    ({ severity }) => severity === 'error',
  );
  const problems = errors.slice(0, maxProblems).map((problem) => {
    const location = placeInWords(problem, article);
    return {
      rule: problem.rule,
      message: location === '' ? problem.message : `${location}: ${problem.message}`,
    };
  });
  const whyDraft = whyNotPublished(post, parts, errors.length, words.out);
  const as = whyDraft === undefined ? 'published' : 'draft';
  const found = {
    ...reported,
    path,
    problems,
    notes,
    words,
    ...(whyDraft === undefined ? {} : { reason: whyDraft }),
  };
  if (!target) return { ...found, outcome: as };
  const stored = await target.store(path, article, {
    as,
    basedOn: journal.revisionOf(path),
    formerPaths: formerPaths(post, path, index),
  });
  if (!stored.ok) return { ...found, outcome: 'left', reason: stored.reason };
  journal.noteArticle(path, stored.revision);
  return { ...found, outcome: stored.changed ? as : 'unchanged' };
}

async function convert(post: ArchivePost, path: string, parts: ImportParts) {
  const { index, rules, kind, settings } = parts;
  const findPicture = parts.findPicture(post);
  const prepared = await prepareHtml(post, index, findPicture);
  const { elements = {}, shortcodes = {} } = rules;
  const source = sources[kind](prepared.html);
  const converted = blocksFromHtml(prepared.html, {
    ...(source === undefined ? {} : { source }),
    own: { elements, shortcodes },
    claims,
  });
  const lead = await leadOf(post, index, findPicture);
  const article = toArticle(
    post,
    {
      path,
      blocks: converted.blocks.map(({ type, data }) => ({ type, data })),
      image: lead.image,
      siteLanguage: index.site.language,
      translationOf: index.originalOf(post),
      timeZone: settings.timeZone,
    },
    rules,
  );
  const notes = distinct([
    ...post.notes.map((quotation): ImportNote => ({ kind: 'look', what: 'post', quotation })),
    ...lead.notes,
    ...prepared.notes,
    ...converted.notes.map(({ kind: of, topic, quotation }) => ({ kind: of, what: topic, quotation })),
  ]);
  const words = { in: wordsOfHtml(prepared.html, kind), out: wordsOfBlocks(converted.blocks) };
  return { article, notes, words };
}

/** A post may link to one file several times. */
function distinct(notes: readonly ImportNote[]): ImportNote[] {
  return [...new Map(notes.map((note) => [`${note.kind} ${note.what} ${note.quotation}`, note])).values()];
}

/** Undefined: the converter detects the format. */
const sources: Readonly<Record<ArchiveKind, (html: string) => FilterName | undefined>> = {
  wordpress: (html) => (html.includes('<!-- wp:') ? 'wordpress-blocks' : 'wordpress-classic'),
  ghost: () => 'ghost',
  markdown: () => 'markdown',
  html: () => undefined,
};

async function leadOf(post: ArchivePost, index: ArchiveIndex, findPicture: FindPicture) {
  const attachment = post.pictureId === undefined ? undefined : index.attachment(post.pictureId);
  const src = attachment?.address ?? post.picture?.src;
  const alt = attachment?.alt ?? post.picture?.alt;
  const notes = captionNotes(post.picture?.caption);
  if (src === undefined || src === '') return { image: undefined, notes };
  const taken = await findPicture({ addresses: [src], written: src, alt });
  if (taken === 'left-out') return { image: undefined, notes };
  if (taken.ok) return { image: leadPicture(taken, alt), notes };
  const note: ImportNote = { kind: 'to-do', what: 'picture-failed', quotation: `${src}: ${taken.reason}` };
  return { image: undefined, notes: [note, ...notes] };
}

/** An article has no field for the caption of its lead picture. */
function captionNotes(caption = ''): ImportNote[] {
  const quotation = inOneLine(textOfHtml(caption));
  return quotation === '' ? [] : [{ kind: 'lost', what: 'lead-caption', quotation }];
}

function whyNotPublished(
  { status }: ArchivePost,
  { asDrafts }: ImportParts,
  errors: number,
  wordsOut: number,
): string | undefined {
  if (status !== 'published') return unpublished[status] ?? 'it is not public in the archive';
  if (errors > 0) return `it has ${errors === 1 ? 'an error' : `${errors} errors`}`;
  if (wordsOut === 0) return 'it has no text';
  return asDrafts ? 'all articles of this import are drafts' : undefined;
}

function formerPaths(post: ArchivePost, path: string, { site }: ArchiveIndex): string[] {
  const addresses = [...(post.address === undefined ? [] : [post.address]), ...post.formerAddresses];
  const paths = addresses.flatMap((address) => redirectFrom(address, site.addresses) ?? []);
  return [...new Set(paths)].filter((each) => each !== path).slice(0, maxFormerPaths);
}
