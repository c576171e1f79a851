import type { Archive, ArchivePost, ArchiveSite, Attachment } from '../archive/archive.ts';
import type { ImportRules } from '../rules/importRules.ts';
import { addressKey, inLetters, pathOf } from './paths.ts';

/** Target of a post, or why it has none. */
export type PostPlace = { ok: true; path: string } | { ok: false; reason: string };

export interface ArchiveIndex {
  site: ArchiveSite;
  posts: number;
  placeOf: (post: ArchivePost) => PostPlace;
  /** Path of the article that a post translates. */
  originalOf: (post: ArchivePost) => string | undefined;
  /** Undefined if the archive has no such page. */
  pathAt: (address: string) => string | undefined;
  isOnSite: (address: string) => boolean;
  attachment: (id: string) => Attachment | undefined;
  attachmentsOf: (post: string) => readonly Attachment[];
  attachmentAt: (address: string) => Attachment | undefined;
  part: (id: string) => string | undefined;
  topics: ReadonlySet<string>;
}

const defaultTypes = ['post', 'page'];

export function isArticleType(type: string, { types = defaultTypes }: ImportRules): boolean {
  return types.includes(type);
}

/** Reads the archive once. After an interruption it has what was read. */
export async function indexArchive(
  archive: Archive,
  rules: ImportRules,
  interruption: AbortSignal,
): Promise<ArchiveIndex> {
  const builder = new IndexBuilder(rules);
  for await (const entry of archive.entries()) {
    if (interruption.aborted) break;
    if (entry.is === 'site') builder.site = withHosts(entry.site, rules);
    else if (entry.is === 'part') builder.parts.set(entry.id, entry.html);
    else if (entry.is === 'attachment') builder.addAttachment(entry.attachment);
    else if (entry.is === 'post' && isArticleType(entry.post.type, rules)) builder.addPost(entry.post);
  }
  return builder.index();
}

function withHosts({ addresses, language }: ArchiveSite, { hosts = [] }: ImportRules): ArchiveSite {
  return { addresses: [...new Set([...addresses, ...hosts.map((host) => `https://${host}/`)])], language };
}

/** Small, because an archive may have 100,000 posts. */
interface KnownPost {
  id: string;
  place: string;
  wish: PostPlace;
  isPublic: boolean;
  keys: readonly string[];
  language: string | undefined;
  translations: string | undefined;
}

class IndexBuilder {
  site: ArchiveSite = { addresses: [], language: undefined };
  readonly parts = new Map<string, string>();
  readonly #rules: ImportRules;
  readonly #attachments = new Map<string, Attachment>();
  readonly #attachmentsByKey = new Map<string, Attachment>();
  readonly #attachmentsOfPosts = new Map<string, Attachment[]>();
  readonly #posts: KnownPost[] = [];

  constructor(rules: ImportRules) {
    this.#rules = rules;
  }

  addAttachment({ id, post, address, alt, caption, size }: Attachment): void {
    const attachment = {
      id: owned(id),
      post: owned(post),
      address: owned(address),
      alt: owned(alt),
      caption: owned(caption),
      size,
    };
    this.#attachments.set(attachment.id, attachment);
    if (post !== '' && post !== '0') listIn(this.#attachmentsOfPosts, attachment.post).push(attachment);
    const key = addressKey(address, this.site.addresses);
    if (key !== undefined) this.#attachmentsByKey.set(owned(fullSize(key)), attachment);
  }

  addPost(post: ArchivePost): void {
    const { addresses } = this.site;
    const wish = pathOf(post, addresses, this.#rules);
    const known = [...(post.address === undefined ? [] : [post.address]), ...post.formerAddresses];
    this.#posts.push({
      id: owned(post.id),
      place: owned(post.place),
      wish: wish.ok ? { ok: true, path: owned(wish.path) } : wish,
      isPublic: post.status === 'published',
      keys: known.flatMap((address) => addressKey(address, addresses) ?? []).map(owned),
      language: post.language === undefined ? undefined : owned(post.language),
      translations: post.translations === undefined ? undefined : owned(post.translations),
    });
  }

  index(): ArchiveIndex {
    const places = placesOf(this.#posts);
    const paths = new Map<string, string>();
    // Present addresses take precedence over former ones.
    for (const nth of [0, 1, 2, 3, 4, 5])
      for (const { place, keys } of this.#posts) {
        const [key, found] = [keys[nth], places.get(place)];
        if (key !== undefined && found?.ok && !paths.has(key)) paths.set(key, found.path);
      }
    const { site } = this;
    const originals = originalsOf(this.#posts, site.language);
    const keyOf = (address: string): string | undefined => addressKey(address, site.addresses);
    const count = this.#posts.length;
    // Only the places are needed from here on; an archive may have 100,000 posts.
    this.#posts.length = 0;
    const topics = new Set([...places.values()].flatMap((place) => (place.ok ? firstStep(place.path) : [])));
    return {
      site,
      posts: count,
      topics,
      placeOf: ({ place }) => places.get(place) ?? { ok: false, reason: 'it was added during the import' },
      originalOf({ place, translations }) {
        const original = translations === undefined ? undefined : originals.get(translations);
        const found = original === undefined || original === place ? undefined : places.get(original);
        return found?.ok ? found.path : undefined;
      },
      pathAt: (address) => paths.get(keyOf(address) ?? ''),
      isOnSite: (address) => keyOf(address) !== undefined,
      attachment: (id) => this.#attachments.get(id),
      attachmentsOf: (post) => this.#attachmentsOfPosts.get(post) ?? [],
      attachmentAt: (address) => this.#attachmentsByKey.get(fullSize(keyOf(address) ?? '')),
      part: (id) => this.parts.get(id),
    };
  }
}

/** Public posts first: a draft never takes a path from one. Of two public posts the first has it. */
function placesOf(posts: readonly KnownPost[]): Map<string, PostPlace> {
  const places = new Map<string, PostPlace>();
  const taken = new Map<string, KnownPost>();
  for (const isPublic of [true, false])
    for (const post of posts) {
      if (post.isPublic !== isPublic) continue;
      const place = placeAmong(post, taken);
      if (place.ok) taken.set(place.path, post);
      places.set(post.place, place);
    }
  return places;
}

/** In the site's language, else the first. Only public posts count. */
function originalsOf(posts: readonly KnownPost[], siteLanguage: string | undefined): Map<string, string> {
  const originals = new Map<string, { place: string; isOfSite: boolean }>();
  for (const { place, translations, language, isPublic } of posts) {
    if (translations === undefined || !isPublic) continue;
    const isOfSite = mainLanguage(language ?? siteLanguage) === mainLanguage(siteLanguage);
    const known = originals.get(translations);
    if (!known || (isOfSite && !known.isOfSite)) originals.set(translations, { place, isOfSite });
  }
  return new Map([...originals].map(([group, { place }]) => [group, place]));
}

function mainLanguage(tag: string | undefined): string | undefined {
  return tag?.split(/[-_]/)[0]?.toLowerCase();
}

function listIn<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function placeAmong({ wish, isPublic, id }: KnownPost, taken: ReadonlyMap<string, KnownPost>): PostPlace {
  if (!wish.ok) return wish;
  const other = taken.get(wish.path);
  if (!other) return wish;
  const path = `${wish.path}-${inLetters(id) ?? 'draft'}`;
  if (!isPublic && !taken.has(path)) return { ok: true, path };
  return {
    ok: false,
    reason: `another post has the path ${wish.path} (${other.place}); give one of them another path with "path" in pagewell.import.js`,
  };
}

function firstStep(path: string): string[] {
  const end = path.indexOf('/', 1);
  return end === -1 ? [] : [path.slice(0, end)];
}

/** `a-300x200.jpg` and `a-scaled.jpg` are sizes of `a.jpg`. */
export function fullSize(address: string): string {
  return address.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[A-Za-z]{3,4}(?:$|\?))/, '');
}

/** A copy: a substring would retain the whole text of the archive. */
function owned(text: string): string {
  return Buffer.from(text).toString();
}
