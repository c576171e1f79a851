import type { ArchivePost } from '#cli/import/archive/archive.ts';

export function somePost(fields: Partial<ArchivePost>): ArchivePost {
  return {
    place: 'line 1',
    id: '1',
    type: 'post',
    title: '',
    slug: '',
    address: undefined,
    formerAddresses: [],
    html: '',
    descriptions: [],
    status: 'published',
    publishedAt: undefined,
    updatedAt: undefined,
    authors: [],
    categories: [],
    tags: [],
    picture: undefined,
    pictureId: undefined,
    language: undefined,
    translations: undefined,
    fields: {},
    notes: [],
    ...fields,
  };
}
