/** An error costs readers a part, a warning may, an info does not. */
export type Severity = 'error' | 'warning' | 'info';

export type JsonPatchOperation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; from: string; path: string };

/**
 * `pointer` is a JSON Pointer into the article as written. Lines and columns are 1-based; `within` counts
 * UTF-16 units in the decoded field.
 */
export interface Problem {
  rule: string;
  severity: Severity;
  message: string;
  path: string;
  blockId?: string;
  blockType?: string;
  pointer: string;
  file?: string;
  line?: number;
  column?: number;
  endLine?: number;
  endColumn?: number;
  within?: { start: number; end: number };
  evidence?: string;
  related?: { pointer: string; message: string }[];
  /** Stable when blocks move or the file is reformatted. */
  fingerprint: string;
  help: string;
  /** A mechanical fix; `safe` if readers see no difference. With an empty patch only the formatting changes. */
  fix?: { kind: 'safe' | 'review'; patch: JsonPatchOperation[] };
}
