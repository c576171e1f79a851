import type { Share } from '#editing/sharing/share.ts';
import { type EditorStore, newArticle } from '../store/editorStore.ts';
import type { OpenedShare } from '../store/sharing/shareStore.ts';

/** The article of a link, and which of its states that is. */
export interface SharedArticle {
  article: unknown;
  /** The state that the link shows. */
  shown: Share['shown'];
  /** Whether it is the published state. */
  isPublished: boolean;
  /** Time of that state, ISO 8601; undefined if unknown. */
  since: string | undefined;
}

/** The article of a link; undefined once its state is no longer stored. */
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

/** The last published state of a withdrawn article. */
async function lastOf(store: Pick<EditorStore, 'getRevision' | 'revisions'>, path: string): Promise<unknown> {
  const [last] = await store.revisions(path, { limit: 1 });
  return last && (await store.getRevision(path, last.revision))?.value;
}
