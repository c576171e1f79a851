import type { EditingState } from '../../contracts/editing/exchange.ts';
import type { EditorState } from '../../contracts/editor.ts';
import { createDocument, type EditorDocument } from './createDocument.ts';
import { listenForOthers } from './listenForOthers.ts';
import type { OperationsClient } from './operationsClient.ts';
import { openOutbox } from './outbox.ts';

/** An article could not be opened, and why. */
export interface NotOpened {
  readonly why: string;
}

/** Opens an article as the server has it, with what this browser could not send before. */
export async function openDocument(
  { path, canSave }: Pick<EditorState, 'path' | 'canSave'>,
  client: OperationsClient,
  tell: (message: string) => void,
): Promise<EditorDocument | NotOpened> {
  if (!canSave) return createDocument({ server: emptyArticle, client, outbox: undefined, tell });
  const [answer, outbox] = await Promise.all([client.open(path), openOutbox()]);
  switch (answer.kind) {
    case 'done': {
      const unsent = (await outbox?.read(path)) ?? [];
      const document = createDocument({ server: answer.value, client, outbox, unsent, tell });
      const stopListening = listenForOthers(document, path, answer.value.sequence);
      const stop = (): void => {
        stopListening();
        document.stop();
      };
      return { ...document, stop };
    }
    case 'signed-out':
      return { why: 'You are signed out.' };
    case 'unreachable':
      return { why: `The server could not be reached: ${answer.why}.` };
    case 'refused':
      return { why: answer.why };
    case 'too-large':
      return { why: 'The article is larger than what can be edited.' };
  }
}

/** Where articles are a CMS's, editors bring one along as JSON. */
const emptyArticle: EditingState = {
  path: '/preview',
  article: { json: { path: '/preview', title: 'Preview', blocks: [] } },
  sequence: 0,
  state: 'new',
  canSave: false,
  parked: [],
};
