import type { Share } from '#editor-preview/model/sharing/share.ts';
import { type EditorStore, newArticle } from '#editor-preview/store/editorStore.ts';
import type { OpenedShare } from '#editor-preview/store/sharing/shareStore.ts';

export interface SharedArticle {
  article: unknown;
  shown: Share['shown'];
  isPublished: boolean;
  since: string | undefined;
}

/** Undefined once its state is no longer stored. */
export async function sharedArticle(
  store: Pick<EditorStore, 'get' | 'getDraft' | 'getRevision' | 'revisions'>,
  { path, share, article }: OpenedShare,
): Promise<SharedArticle | undefined> {
  const { shown } = share;
  const published = await store.get(path);
  switch (shown.kind) {
    case 'draft': {
      const draft = await store.getDraft(path);
      const current = draft ?? published;
      return {
        article: current?.value ?? (await lastOf(store, path)) ?? newArticle(path),
        shown,
        isPublished: !draft && published !== undefined,
        since: current?.updatedAt,
      };
    }
    case 'sequence':
      return (
        article && {
          article,
          shown,
          isPublished: JSON.stringify(article) === JSON.stringify(published?.value),
          since: share.createdAt,
        }
      );
    case 'revision': {
      const revision = await store.getRevision(path, shown.revision);
      return (
        revision && {
          article: revision.value,
          shown,
          isPublished: published?.revision === shown.revision,
          since: revision.updatedAt,
        }
      );
    }
  }
}

async function lastOf(store: Pick<EditorStore, 'getRevision' | 'revisions'>, path: string): Promise<unknown> {
  const [last] = await store.revisions(path, { limit: 1 });
  return last && (await store.getRevision(path, last.revision))?.value;
}
