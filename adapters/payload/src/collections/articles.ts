import type { CollectionAfterChangeHook, CollectionConfig, Field } from 'payload';
import { editors, readArticles } from '../access.ts';
import { type ArticleChanges, reportChanges } from './reportChanges.ts';

interface Parts {
  fields: Field[];
  /** Refuses what Pagewell would find fault with. */
  check: CollectionAfterChangeHook;
  tell: ArticleChanges;
  /** The page that the preview shows, where there is a Pagewell that makes one. */
  preview: (() => string) | undefined;
}

/** Widths to look at the page in. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
];

/** Articles: metadata and blocks. Any draft can be saved; publishing checks it. */
export function articles({ fields, check, tell, preview }: Parts): CollectionConfig {
  const tells = reportChanges(tell);
  return {
    slug: 'articles',
    // PostgreSQL cuts names of more than 63 letters, and those of lists in lists are made of all above them.
    dbName: 'article',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', '_status', 'updatedAt'],
      ...(preview ? { livePreview: { url: preview, breakpoints } } : {}),
    },
    access: { read: readArticles, readVersions: editors, create: editors, update: editors, delete: editors },
    versions: { drafts: { autosave: { interval: 2_000 } }, maxPerDoc: 100 },
    fields,
    hooks: {
      beforeChange: [tells.beforeChange],
      afterChange: [check, tells.afterChange],
      afterDelete: [tells.afterDelete],
    },
  };
}
