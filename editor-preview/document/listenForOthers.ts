import { editingAddresses, type SequencedOperation, sinceField } from '../../contracts/editing/exchange.ts';
import { editorFields } from '../../contracts/editor.ts';
import type { EditorDocument } from './createDocument.ts';
import { isRecord, isSequenced } from './readExchange.ts';

/**
 * Takes in what others do as it comes. A browser that loses the stream asks for it again by itself, from where it was.
 *
 * @param since the sequence that the document began with
 * @returns stops listening
 */
export function listenForOthers(document: EditorDocument, path: string, since: number): () => void {
  const query = new URLSearchParams({ [editorFields.path]: path, [sinceField]: String(since) });
  const stream = new EventSource(`${editingAddresses.events}?${query}`);
  stream.addEventListener('operations', ({ data }) => document.receive(readOperations(parsed(data))));
  stream.addEventListener('published', ({ data }) => {
    const said = parsed(data);
    if (isRecord(said)) document.receivePublication(typeof said.revision === 'string');
  });
  return () => stream.close();
}

function parsed(data: unknown): unknown {
  return typeof data === 'string' ? JSON.parse(data) : undefined;
}

function readOperations(value: unknown): SequencedOperation[] {
  return Array.isArray(value) ? value.filter(isSequenced) : [];
}
