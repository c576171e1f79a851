import type { CollectionAfterChangeHook, CollectionConfig, Field } from 'payload';
import { editors, readArticles } from '../access.ts';
import { type ArticleChanges, reportChanges } from './reportChanges.ts';

interface Parts {
  fields: Field[];
  check: CollectionAfterChangeHook;
  tell: ArticleChanges;
  /** Undefined without a Pagewell that renders previews. */
  preview: (() => string) | undefined;
}

const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
];

/** Any draft can be saved; publishing checks it. */
export function articles({ fields, check, tell, preview }: Parts): CollectionConfig {
  const hooks = reportChanges(tell);
  return {
    slug: 'articles',
    // PostgreSQL limits names to 63 letters, and nested lists have those of all parents.
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
      beforeChange: [hooks.beforeChange],
      afterChange: [check, hooks.afterChange],
      afterDelete: [hooks.afterDelete],
    },
  };
}
