import { isRecord } from '#contracts/json/isRecord.ts';
import { editorFields } from '#editor-preview/model/editorPages.ts';
import {
  articleField,
  type EditingState,
  editingAddresses,
  type SequencedOperation,
  sinceField,
} from '#editor-preview/model/exchange.ts';
import type { EditorDocument } from './createDocument.ts';
import { isSequenced, readDeleted } from './readExchange.ts';
import { retryWait } from './retryWait.ts';

export interface EventHandlers {
  readonly presence: (data: unknown) => void;
  readonly comments: (data: unknown) => void;
  readonly review: () => void;
}

/**
 * Pauses in hidden tabs: HTTP/1.1 allows six connections for all tabs. Reconnects after errors that browsers do
 * not retry, such as a proxy's response. Returns a function that stops listening.
 */
export function listenForOthers(
  document: EditorDocument,
  { sequence: since, id }: Pick<EditingState, 'sequence' | 'id'>,
  handlers?: EventHandlers,
): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: EventSource | undefined;
  let { path } = document.view();
  const connect = (): EventSource => {
    const seen = document.view().sequence ?? since;
    const query = new URLSearchParams({
      [editorFields.path]: path,
      [sinceField]: String(seen),
      ...(id === undefined ? {} : { [articleField]: id }),
    });
    const opened = new EventSource(`${editingAddresses.events}?${query}`);
    opened.addEventListener('open', () => {
      failures = 0;
      document.reconnected();
    });
    opened.addEventListener('operations', ({ data }) => document.receive(readOperations(parsed(data))));
    opened.addEventListener('published', ({ data }) => {
      const published = parsed(data);
      if (isRecord(published)) {
        const ofPublished = published.hasDraft === true ? 'changed' : 'published';
        const state = typeof published.revision === 'string' ? ofPublished : 'draft';
        document.receiveState(state, readDeleted(published.deleted));
      }
      // A schedule may have caused it, or be obsolete now.
      handlers?.review();
    });
    opened.addEventListener('renamed', ({ data }) => {
      const renamed = parsed(data);
      if (isRecord(renamed) && typeof renamed.path === 'string') document.receivePath(renamed.path);
    });
    opened.addEventListener('presence', ({ data }) => handlers?.presence(parsed(data)));
    opened.addEventListener('comments', ({ data }) => handlers?.comments(parsed(data)));
    opened.addEventListener('review', () => handlers?.review());
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(() => {
        stream = connect();
      }, retryWait(failures++));
    });
    return opened;
  };
  const disconnect = (): void => {
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
  };
  const { document: page } = window;
  const followVisibility = (): void => {
    if (page.visibilityState === 'hidden') disconnect();
    else stream ??= connect();
  };
  page.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  // The browser would reconnect by the former path, which another article may have by then.
  const stopFollowing = document.subscribe(() => {
    const { path: present } = document.view();
    if (present === path) return;
    path = present;
    disconnect();
    followVisibility();
  });
  return () => {
    stopFollowing();
    page.removeEventListener('visibilitychange', followVisibility);
    disconnect();
  };
}

function parsed(data: unknown): unknown {
  return typeof data === 'string' ? JSON.parse(data) : undefined;
}

function readOperations(value: unknown): SequencedOperation[] {
  return Array.isArray(value) ? value.filter(isSequenced) : [];
}
