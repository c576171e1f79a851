import type { Change } from '#editor-preview/model/operation.ts';

export interface EditOptions {
  readonly label: string;
  /** Edits of the same name in quick succession become one operation, such as typing. */
  readonly joins?: string;
  /** Whether it is a field's native undo. It is then not a step: “Undo” continues with the previous one. */
  readonly isUndo?: boolean;
  /** The {@link DocumentView.since} of the article that it was made on; of the present one by default. */
  readonly since?: number;
}

/** Applies all changes, or none. Returns why none was applied, which is announced as well. */
export type Edit = (changes: readonly Change[], options: EditOptions) => string | undefined;
