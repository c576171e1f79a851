import { hasFields, isNumber } from '#contracts/json/guards.ts';
import { anonymousReader, readerFields } from '#contracts/previewReader.ts';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import {
  articleField,
  conflictField,
  type EditingState,
  editingAddresses,
  type OperationsReply,
  type OperationsToSave,
  type PublicationToMake,
  sinceField,
} from '#editor-preview/model/exchange.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { type Answer, createApiClient, isAnyBody } from './apiClient.ts';
import { isEditingState, isOperationsReply } from './readExchange.ts';
import { readProblems } from './shownProblem.ts';

export type { Answer } from './apiClient.ts';

/** The client of the editing API, for one article. Never throws: failures are displayable results. */
export interface OperationsClient {
  open: (path: string) => Promise<Answer<EditingState>>;
  send: (path: string, batch: OperationsToSave) => Promise<Answer<OperationsReply>>;
  since: (path: string, sequence: number) => Promise<Answer<OperationsReply>>;
  publish: (path: string, publication: PublicationToMake) => Promise<Answer<{ sequence: number }>>;
  /** @param at the moment of the check, ISO 8601 */
  problems: (
    path: string,
    at?: string,
  ) => Promise<Answer<{ sequence: number; problems: readonly Problem[] }>>;
  settle: (path: string, operation: string) => Promise<Answer<unknown>>;
}

export function createOperationsClient(callApi = createApiClient()): OperationsClient {
  let id: string | undefined;
  const at = (path: string): Record<string, string> =>
    id === undefined ? { path } : { path, [articleField]: id };
  return {
    open: async (path) => {
      const answer = await callApi(editingAddresses.state, at(path), isEditingState);
      if (answer.kind === 'done') id = answer.value.id;
      return answer;
    },
    send: (path, body) =>
      callApi(editingAddresses.operations, at(path), isOperationsReply, { method: 'POST', body }),
    since: (path, sequence) =>
      callApi(
        editingAddresses.operations,
        { ...at(path), [sinceField]: String(sequence) },
        isOperationsReply,
      ),
    publish: (path, body) =>
      callApi(editingAddresses.publication, at(path), isPublication, { method: 'POST', body }),
    problems: (path, moment) => {
      const reader = Object.fromEntries(readerFields({ ...anonymousReader, at: moment }));
      return callApi(editorAddresses.problems, { ...at(path), ...reader }, isProblems);
    },
    settle: (path, operation) =>
      callApi(editingAddresses.conflict, { ...at(path), [conflictField]: operation }, isAnyBody, {
        method: 'DELETE',
      }),
  };
}

const isPublication = hasFields<{ sequence: number }>({ sequence: isNumber });
const isProblems = hasFields<{ sequence: number; problems: readonly Problem[] }>({
  sequence: isNumber,
  problems: (value) => Array.isArray(value) && readProblems(value).length === value.length,
});
