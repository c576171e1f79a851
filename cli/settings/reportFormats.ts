export const formatNames = ['pretty', 'concise', 'json', 'ndjson', 'junit', 'sarif', 'github'] as const;

export type FormatName = (typeof formatNames)[number];

export interface RequestedFormat {
  name: FormatName;
  file?: string;
}

export function isFormatName(name: string): name is FormatName {
  return formatNames.some((known) => known === name);
}
