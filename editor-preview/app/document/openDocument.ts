import type { EditorStart } from '#editor-preview/model/editorPages.ts';
import type { EditingState } from '#editor-preview/model/exchange.ts';
import { words } from '../words/words.ts';
import { failureMessage } from './apiClient.ts';
import { createDocument, type EditorDocument } from './createDocument.ts';
import { type EventHandlers, listenForOthers } from './listenForOthers.ts';
import type { OperationsClient } from './operationsClient.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { unsentOf } from './unsentOf.ts';

export interface NotOpened {
  readonly why: string;
}

/** With this browser's unsent operations. `heard` handles presence and comments. */
export async function openDocument(
  { path, canSave, person }: Pick<EditorStart, 'path' | 'canSave' | 'person'>,
  client: OperationsClient,
  announce: (message: string) => void,
  handlers?: EventHandlers & { readonly window: string },
): Promise<EditorDocument | NotOpened> {
  if (!canSave && path === '')
    return createDocument({ server: emptyArticle, person, client, outbox: undefined, announce });
  const [answer, outbox] = await Promise.all([client.open(path), openOutbox()]);
  switch (answer.kind) {
    case 'done': {
      const { id, canSave: isSaved, formerPaths = [] } = answer.value;
      if (!isSaved)
        return createDocument({ server: answer.value, person, client, outbox: undefined, announce });
      if (outbox) await moveFormerOperations(outbox, formerPaths, path);
      const stored = (await outbox?.read(path)) ?? [];
      const { own: unsent, others } = unsentOf(person, stored, id);
      if (others.length > 0) announce(words.document.pendingChanges(others.join(', ')));
      const document = createDocument({
        server: answer.value,
        person,
        client,
        outbox,
        unsent,
        announce,
        ...(handlers && { sender: handlers.window }),
      });
      const stopListening = listenForOthers(document, answer.value, handlers);
      const stop = (): void => {
        stopListening();
        document.stop();
      };
      return { ...document, stop };
    }
    default:
      return { why: failureMessage(answer) };
  }
}

/** Moves unsent operations of former paths to the current one. */
async function moveFormerOperations(
  outbox: Outbox,
  formerPaths: readonly string[],
  path: string,
): Promise<void> {
  for (const former of formerPaths) {
    const stored = await outbox.read(former);
    if (stored.length === 0) continue;
    await outbox.put(path, stored);
    await outbox.delete(
      former,
      stored.map(({ operation }) => operation.id),
    );
  }
}

/** For a CMS's articles, editors paste JSON. */
const emptyArticle: EditingState = {
  path: '/preview',
  article: { json: { path: '/preview', title: words.opening.preview, blocks: [] } },
  sequence: 0,
  state: 'new',
  canSave: false,
  parked: [],
};
