/** The ways to write a report. */
export const formatNames = ['pretty', 'concise', 'json', 'ndjson', 'junit', 'sarif', 'github'] as const;

/** One of them. */
export type FormatName = (typeof formatNames)[number];

/** A report that was asked for: for standard output, or into a file. */
export interface AskedFormat {
  name: FormatName;
  file?: string;
}

export function isFormatName(name: string): name is FormatName {
  return formatNames.some((known) => known === name);
}
