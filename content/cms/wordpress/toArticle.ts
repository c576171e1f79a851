import { momentOf } from '#contracts/clockTime.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { FromHtmlNote } from '#transformer/fromHtml/note.ts';
import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import type { BlocksFromHtml } from '../cmsPlace.ts';
import { pathOfLink, withOwnPaths } from './postAddress.ts';

export type Post = Readonly<Record<string, unknown>>;

export interface ReadPost {
  article: Readonly<Record<string, unknown>>;
  /** Parts of its HTML that were changed. */
  notes: readonly FromHtmlNote[];
}

export interface PostReading {
  address: string;
  blocksFromHtml: BlocksFromHtml;
  drafts?: boolean;
}

const maxDescriptionLength = 400;

/** @returns undefined for a draft, a private or protected post, or an impossible address */
export function envelopeOf(
  post: Post,
  { address, drafts = false }: Omit<PostReading, 'blocksFromHtml'>,
): Readonly<Record<string, unknown>> | undefined {
  if (!drafts && !isForReaders(post)) return undefined;
  const path = pathOfLink(post.link, address);
  if (path === undefined || (path === '/' && !drafts)) return undefined;
  const own = isRecord(post.pagewell) ? post.pagewell : {};
  const description = descriptionOf(post, own);
  const [publishedAt, changed] = [momentIn(post, 'date'), changedAt(post)];
  const isChanged = changed !== undefined && !(Date.parse(changed) <= Date.parse(publishedAt ?? ''));
  const authors = authorsOf(post);
  const image = leadPictureOf(post);
  return {
    path,
    title: textOfHtml(renderedIn(post.title)),
    ...(description === '' ? {} : { description }),
    ...textIn(own, 'language'),
    ...translationOf(own.translationOf, address),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(isChanged ? { updatedAt: changed } : {}),
    ...(authors.length === 0 ? {} : { byline: { authors } }),
    ...(image === undefined ? {} : { image }),
  };
}

export function toArticle(post: Post, reading: PostReading): ReadPost | undefined {
  const envelope = envelopeOf(post, reading);
  if (envelope === undefined) return undefined;
  const { blocks, notes } = reading.blocksFromHtml(withOwnPaths(bodyOf(post), reading.address));
  return { article: { ...envelope, blocks: withIds(blocks) }, notes };
}

/** WordPress has no block ids: type and position among that type. */
function withIds(blocks: readonly Post[]): readonly Post[] {
  const counts = new Map<unknown, number>();
  return blocks.map((block) => {
    const count = (counts.get(block.type) ?? 0) + 1;
    counts.set(block.type, count);
    return { id: `${block.type}-${count}`, ...block };
  });
}

/** REST lists only published posts. A protected one counts as published, and its content says so. */
function isForReaders({ status, content }: Post): boolean {
  const isProtected = isRecord(content) && content.protected === true;
  return !isProtected && (status === undefined || status === 'publish');
}

/** The original blocks, which our plug-in gives to the key; else the rendered HTML. */
function bodyOf({ pagewell, content }: Post): string {
  const raw = isRecord(pagewell) ? pagewell.blocks : undefined;
  return typeof raw === 'string' ? raw : renderedIn(content);
}

function renderedIn(field: unknown): string {
  return isRecord(field) && typeof field.rendered === 'string' ? field.rendered : '';
}

/** An SEO plug-in's or an editor's. An automatic excerpt is cut after its last whole sentence. */
function descriptionOf(post: Post, own: Post): string {
  const seo = isRecord(post.yoast_head_json) ? post.yoast_head_json : {};
  const stated = [own.description, seo.description].find(isText);
  // Our plug-in gives the editor's excerpt. Any other one repeats the beginning of the text.
  if (stated === undefined && own.description !== undefined) return '';
  const text = textOfHtml(stated ?? renderedIn(post.excerpt));
  const excerpt = text.replace(/(?:\[…\]|\[\.\.\.\])$/, '').trimEnd();
  if (excerpt === text && text.length <= maxDescriptionLength) return text;
  const sentences = /^.*[.!?…](?=\s|$)/s.exec(excerpt.slice(0, maxDescriptionLength))?.[0];
  return sentences ?? `${excerpt.slice(0, maxDescriptionLength - 1).toWellFormed()}…`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function textIn(own: Post, key: string): Readonly<Record<string, string>> {
  const value = own[key];
  return typeof value === 'string' && value !== '' ? { [key]: value } : {};
}

function translationOf(link: unknown, address: string): { translationOf?: string } {
  const path = pathOfLink(link, address);
  return path === undefined || path === '/' ? {} : { translationOf: path };
}

export function changedAt(post: Post): string | undefined {
  return momentIn(post, 'modified');
}

/** WordPress writes times without a zone, in local time and in UTC. */
function momentIn(post: Post, field: 'date' | 'modified'): string | undefined {
  const [local, utc] = [post[field], post[`${field}_gmt`]].map((time) => (isText(time) ? time : ''));
  return momentOf(local ?? '', utc ?? '', undefined);
}

function authorsOf(post: Post): readonly { name: string }[] {
  return embeddedIn(post, 'author').flatMap(({ name }) =>
    typeof name === 'string' && name.trim() !== '' ? [{ name: textOfHtml(name) }] : [],
  );
}

function leadPictureOf(post: Post): Readonly<Record<string, unknown>> | undefined {
  const [media] = embeddedIn(post, 'wp:featuredmedia');
  if (typeof media?.source_url !== 'string') return undefined;
  const { width, height } = isRecord(media.media_details) ? media.media_details : {};
  const isSized = typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0;
  return {
    src: media.source_url,
    alt: typeof media.alt_text === 'string' ? media.alt_text : '',
    ...(isSized ? { width, height } : {}),
  };
}

/** REST replaces unreadable entries by an error. */
function embeddedIn({ _embedded: all }: Post, name: string): readonly Post[] {
  const embedded = isRecord(all) ? all[name] : undefined;
  return Array.isArray(embedded) ? embedded.filter(isRecord) : [];
}
