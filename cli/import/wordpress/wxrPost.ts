import { momentOf } from '#contracts/clockTime.ts';
import type { ArchivePost, Attachment, PostStatus, Term } from '../archive/archive.ts';
import type { XmlElement } from './xmlItems.ts';

/** Meta descriptions of plug-ins: Yoast, Rank Math, All in One, SEOPress, Genesis. */
const descriptionFields = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_aioseop_description',
  '_seopress_titles_desc',
  '_genesis_description',
] as const;

const statuses: Readonly<Record<string, PostStatus>> = {
  publish: 'published',
  future: 'scheduled',
  private: 'private',
  draft: 'draft',
  pending: 'draft',
};

export function postTypeOf(item: XmlElement): string {
  return fieldOf(item, 'wp:post_type') || 'post';
}

export function wxrPost(
  item: XmlElement,
  {
    place,
    authors,
    timeZone,
  }: { place: string; authors: ReadonlyMap<string, string>; timeZone: string | undefined },
): ArchivePost {
  const id = fieldOf(item, 'wp:post_id') || place.replace(/\W+/g, '-');
  const fields = postFields(item);
  const field = (name: string): string => fields.get(name)?.[0] ?? '';
  const status = statusOf(item);
  const address = fieldOf(item, 'link');
  const login = fieldOf(item, 'dc:creator');
  const publishedAt = momentOf(fieldOf(item, 'wp:post_date'), fieldOf(item, 'wp:post_date_gmt'), timeZone);
  const slug = decoded(fieldOf(item, 'wp:post_name'));
  return {
    place,
    id,
    type: postTypeOf(item),
    title: fieldOf(item, 'title'),
    slug,
    // A draft's is `?p=12`, which has no page for readers.
    address: status === 'published' || status === 'password' ? address || undefined : undefined,
    formerAddresses: formerAddresses(item, { id, address, slug, olds: fields.get('_wp_old_slug') ?? [] }),
    html: fieldOf(item, 'content:encoded'),
    descriptions: [...descriptionFields.map(field), fieldOf(item, 'excerpt:encoded')].filter(
      // A template that the plug-in fills in.
      (text) => !/%%?[a-z_]+%/.test(text),
    ),
    status,
    publishedAt: status === 'draft' ? undefined : publishedAt,
    updatedAt: momentOf(fieldOf(item, 'wp:post_modified'), fieldOf(item, 'wp:post_modified_gmt'), timeZone),
    authors: login === '' ? [] : [authors.get(login) ?? login],
    categories: termsOf(item, 'category'),
    tags: termsOf(item, 'post_tag'),
    picture: undefined,
    pictureId: field('_thumbnail_id') || undefined,
    // As Polylang and WPML export it.
    language: termsOf(item, 'language')[0]?.slug ?? (field('_wpml_import_language_code') || undefined),
    translations:
      termsOf(item, 'post_translations')[0]?.slug ?? (field('_wpml_import_translation_group') || undefined),
    fields: Object.fromEntries([...fields].map(([name, [value = '']]) => [name, value])),
    notes:
      status === 'published' && publishedAt === undefined ? ['It has no readable publication date.'] : [],
  };
}

export function wxrAttachment(item: XmlElement): Attachment {
  const fields = postFields(item);
  const [alt = ''] = fields.get('_wp_attachment_image_alt') ?? [];
  // PHP's serialization, which begins with these two.
  const [, width, height] =
    /^a:\d+:\{s:5:"width";i:(\d{1,6});s:6:"height";i:(\d{1,6});/.exec(
      fields.get('_wp_attachment_metadata')?.[0] ?? '',
    ) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return {
    id: fieldOf(item, 'wp:post_id'),
    post: fieldOf(item, 'wp:post_parent'),
    address: fieldOf(item, 'wp:attachment_url') || fieldOf(item, 'guid'),
    alt,
    caption: fieldOf(item, 'excerpt:encoded'),
    ...(size.width > 0 && size.height > 0 ? { size } : {}),
  };
}

export function fieldOf({ children }: XmlElement, name: string): string {
  return children.find((child) => child.name === name)?.text.trim() ?? '';
}

function statusOf(item: XmlElement): PostStatus {
  const status = statuses[fieldOf(item, 'wp:status')] ?? 'skipped';
  return status !== 'skipped' && fieldOf(item, 'wp:post_password') !== '' ? 'password' : status;
}

function termsOf({ children }: XmlElement, domain: string): Term[] {
  return children
    .filter(({ name, attributes }) => name === 'category' && attributes.domain === domain)
    .map(({ attributes, text }) => ({ slug: decoded(attributes.nicename ?? ''), name: text.trim() }))
    .filter(({ slug }) => slug !== '');
}

function postFields({ children }: XmlElement): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const child of children) {
    if (child.name !== 'wp:postmeta') continue;
    const name = fieldOf(child, 'wp:meta_key');
    fields.set(name, [...(fields.get(name) ?? []), fieldOf(child, 'wp:meta_value')]);
  }
  return fields;
}

interface Addresses {
  id: string;
  address: string;
  slug: string;
  olds: readonly string[];
}

function formerAddresses(item: XmlElement, { id, address, slug, olds }: Addresses): string[] {
  const guid = fieldOf(item, 'guid');
  const short = `/?${postTypeOf(item) === 'page' ? 'page_id' : 'p'}=${id}`;
  const renamed = slug === '' ? [] : olds.map((old) => address.replace(`/${slug}`, `/${decoded(old)}`));
  return [
    short,
    ...(/[?&](?:p|page_id)=\d/.test(guid) ? [guid] : []),
    ...renamed.filter((each) => each !== address),
  ];
}

/** WordPress percent-encodes other scripts. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    // A slug with a stray percent sign stays.
    return slug;
  }
}
