import { createContext, useContext } from 'react';
import type { EditedArticle, EditedNode, Slot } from '#editor-preview/model/editedArticle.ts';
import type { SchemaLibrary } from '#schemas/jsonSchema.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import type { Edit } from '../../document/edit.ts';
import type { Widget } from '../schema/widgetOf.ts';
import type { Control } from './control.ts';

/** Stable while a block is edited, so that only changed fields re-render. */
export interface FormParts {
  readonly block: string;
  readonly node: () => EditedNode;
  readonly article: () => EditedArticle;
  readonly library: SchemaLibrary;
  readonly controls: Readonly<Record<Widget, Control>>;
  readonly edit: Edit;
  readonly announce: (text: string) => void;
  readonly onNewItem: ((pointer: string) => void) | undefined;
  readonly onOpenBlock: ((block: string) => void) | undefined;
  readonly onAddBlock: ((into: Slot) => void) | undefined;
}

const PartsContext = createContext<FormParts | undefined>(undefined);
export const FormPartsProvider = PartsContext.Provider;

export function useForm(): FormParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('A control must be in a form.');
  return parts;
}

/** The changing article, for the few controls that show more than their own value. */
const ArticleContext = createContext<EditedArticle | undefined>(undefined);
export const ArticleProvider = ArticleContext.Provider;

export function useArticle(): EditedArticle {
  const article = useContext(ArticleContext);
  if (!article) throw new Error('A control must be in a form.');
  return article;
}

type OnReconnect = (listener: () => void) => () => void;
const ServerContext = createContext<OnReconnect>(() => () => undefined);
export const ReconnectProvider = ServerContext.Provider;

export function useReconnect(): OnReconnect {
  return useContext(ServerContext);
}

export type ProblemsByField = ReadonlyMap<string, readonly Problem[]>;

const ProblemsContext = createContext<ProblemsByField>(new Map());
export const ProblemsProvider = ProblemsContext.Provider;

const none: readonly Problem[] = [];

export function useProblemsAt(pointer: string): readonly Problem[] {
  return useContext(ProblemsContext).get(pointer) ?? none;
}

export function useProblemCount(pointers: readonly string[]): number {
  let count = 0;
  for (const [at, problems] of useContext(ProblemsContext))
    if (pointers.some((pointer) => isIn(at, pointer))) count += problems.length;
  return count;
}

const FocusContext = createContext<string | undefined>(undefined);
export const FocusedPointerProvider = FocusContext.Provider;

export function useContainsFocus(pointers: readonly string[]): boolean {
  const focused = useContext(FocusContext);
  return focused !== undefined && pointers.some((pointer) => isIn(focused, pointer));
}

export function isIn(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}
