import type { RecordSection } from './sections.ts';

/** Header of a record. */
export interface RecordHead {
  readonly path: string;
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly exportedBy: string;
}

/** Increased whenever a field changes its meaning. */
const version = 1;

/** A record as JSON: an object with a list for each section, streamed as it is read. */
export async function* recordAsJson(
  head: RecordHead,
  sections: readonly RecordSection[],
): AsyncIterable<string> {
  yield `{"version":${version},${JSON.stringify(head).slice(1, -1)}`;
  for (const { name, entries } of sections) {
    yield `,\n${JSON.stringify(name)}:[`;
    let between = '\n';
    for await (const { json } of entries(head.path)) {
      yield between + JSON.stringify(json);
      between = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}
