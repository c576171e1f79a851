import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Person } from '#editor-preview/model/person.ts';
import { createApiClient } from '../document/apiClient.ts';
import { createPresence, type PersonHere, type PresenceModel } from '../presence/presenceModel.ts';
import { createPresenceSender } from '../presence/presenceSender.ts';
import { type CommentBook, type CommentsNow, createCommentBook } from './commentBook.ts';
import { createReviewBook, type ReviewBook } from './reviewBook.ts';

export interface Collaborators {
  readonly presence: PresenceModel;
  readonly comments: CommentBook;
  readonly reviews: ReviewBook;
}

/** @param path the present one, which a rename changes */
export function createCollaborators(path: () => string, { id }: Pick<Person, 'id'>): Collaborators {
  return {
    presence: createPresence({ person: id, send: createPresenceSender(path) }),
    comments: createCommentBook({ path, callApi: createApiClient() }),
    reviews: createReviewBook({ path, callApi: createApiClient() }),
  };
}

export function usePeopleHere({ presence }: Pick<Collaborators, 'presence'>): readonly PersonHere[] {
  return useSyncExternalStore(presence.subscribe, presence.people);
}

export function useCommentsNow({ comments }: Pick<Collaborators, 'comments'>): CommentsNow {
  return useSyncExternalStore(comments.subscribe, comments.now);
}

export interface FieldComments {
  readonly counts: ReadonlyMap<string, number>;
  readonly show: (pointer: string) => void;
}

const FieldCommentsContext = createContext<FieldComments>({ counts: new Map(), show: () => undefined });
export const FieldCommentsProvider = FieldCommentsContext.Provider;

export function useFieldComments(): FieldComments {
  return useContext(FieldCommentsContext);
}
