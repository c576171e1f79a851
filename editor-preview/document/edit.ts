import type { Change } from '#editing/operation.ts';

/** Options of an edit. */
export interface EditOptions {
  /** A short description, shown next to "Undo": "Change the title". */
  readonly label: string;
  /**
   * Edits of the same name in quick succession become one operation, such as typing. Without a name an edit
   * is separate.
   */
  readonly joins?: string;
  /** Whether it is a field's native undo. It is then not a step: “Undo” continues with the previous one. */
  readonly takesBack?: boolean;
}

/**
 * Applies all of the changes to the edited article, or none.
 * @returns why none was applied, which is announced as well; undefined on success
 */
export type Edit = (changes: readonly Change[], options: EditOptions) => string | undefined;
