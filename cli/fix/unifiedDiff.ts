import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

const contextLines = 3;
/** More are shown as one change: a minimal diff would take too long. */
const maxEditLength = 4_000;

export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return '';
  const options = { context: contextLines, headerOptions: FILE_HEADERS_ONLY, maxEditLength };
  const [from, to] = [`a/${name}`, `b/${name}`];
  return (
    createTwoFilesPatch(from, to, before, after, undefined, undefined, options) ??
    `--- ${from}\n+++ ${to}\n${asOneChange(before, after)}`
  );
}

function asOneChange(before: string, after: string): string {
  const [removed, added] = [before.split('\n'), after.split('\n')];
  const lines = [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)];
  return `@@ -1,${removed.length} +1,${added.length} @@\n${lines.join('\n')}\n`;
}
