import type { Change } from '#editing/operation.ts';

/** How an edit is told and kept. */
export interface EditOptions {
  /** What is done, in a few words: "Change the title". It stands beside "Undo". */
  readonly label: string;
  /**
   * Edits that follow each other closely with the same name become one operation, such as the letters that are typed
   * into a field. Without a name an edit stands for itself.
   */
  readonly joins?: string;
  /**
   * The field took back what was typed into it, by an undo of its own. It is no step of its own then: “Undo” goes on with what was
   * before.
   */
  readonly takesBack?: boolean;
}

/**
 * Changes the article that is being edited. All of the changes are made, or none.
 *
 * @returns why none was made, which is said to the editor as well; undefined where all are
 */
export type Edit = (changes: readonly Change[], options: EditOptions) => string | undefined;
