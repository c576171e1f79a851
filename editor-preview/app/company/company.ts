import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Person } from '#editor-preview/model/person.ts';
import { createAskServer } from '../document/askServer.ts';
import { createPresence, type PersonHere, type PresenceModel } from '../presence/presenceModel.ts';
import { sayPresence } from '../presence/sayPresence.ts';
import { type CommentBook, type CommentsNow, createCommentBook } from './commentBook.ts';
import { createReviewBook, type ReviewBook } from './reviewBook.ts';

export interface Company {
  readonly presence: PresenceModel;
  readonly comments: CommentBook;
  readonly reviews: ReviewBook;
}

export function createCompany(path: string, { id }: Pick<Person, 'id'>): Company {
  return {
    presence: createPresence({ person: id, say: sayPresence(path) }),
    comments: createCommentBook({ path, ask: createAskServer() }),
    reviews: createReviewBook({ path, ask: createAskServer() }),
  };
}

export function usePeopleHere({ presence }: Pick<Company, 'presence'>): readonly PersonHere[] {
  return useSyncExternalStore(presence.subscribe, presence.people);
}

export function useCommentsNow({ comments }: Pick<Company, 'comments'>): CommentsNow {
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
