/** Lines of a text, and whether each is the same, gone or new. */
interface Step {
  kind: ' ' | '-' | '+';
  line: string;
}

/** Lines shown around each change. */
const contextLines = 3;

/** Where more than so many lines differ, they are shown as one change: finding the shortest way would take long. */
const maxCompared = 2_000;

/** What changes from one text to another, as `diff -u` and git show it; '' where nothing does. */
export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return '';
  const steps = stepsBetween(before.split('\n'), after.split('\n'));
  const hunks = hunksOf(steps).map(({ from, to }) => hunkText(steps, from, to));
  return `--- a/${name}\n+++ b/${name}\n${hunks.join('')}`;
}

function stepsBetween(before: readonly string[], after: readonly string[]): Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end++;
  const same = (lines: readonly string[]): Step[] => lines.map((line) => ({ kind: ' ', line }));
  return [
    ...same(before.slice(0, start)),
    ...compare(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

/** By the longest common sequence of lines. */
function compare(before: readonly string[], after: readonly string[]): Step[] {
  const gone = (line: string): Step => ({ kind: '-', line });
  const come = (line: string): Step => ({ kind: '+', line });
  if (Math.max(before.length, after.length) > maxCompared) return [...before.map(gone), ...after.map(come)];
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (one: number, other: number): number => lengths[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--) {
      lengths[one * width + other] =
        before[one] === after[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const steps: Step[] = [];
  let one = 0;
  let other = 0;
  while (one < before.length || other < after.length) {
    const line = before[one];
    const newLine = after[other];
    if (line !== undefined && line === newLine) {
      steps.push({ kind: ' ', line });
      one++;
      other++;
    } else if (line !== undefined && (newLine === undefined || at(one + 1, other) >= at(one, other + 1))) {
      steps.push(gone(line));
      one++;
    } else if (newLine !== undefined) {
      steps.push(come(newLine));
      other++;
    }
  }
  return steps;
}

function hunksOf(steps: readonly Step[]): { from: number; to: number }[] {
  const hunks: { from: number; to: number }[] = [];
  steps.forEach(({ kind }, index) => {
    if (kind === ' ') return;
    const from = Math.max(0, index - contextLines);
    const to = Math.min(steps.length, index + contextLines + 1);
    const last = hunks.at(-1);
    if (last && from <= last.to) last.to = to;
    else hunks.push({ from, to });
  });
  return hunks;
}

function hunkText(steps: readonly Step[], from: number, to: number): string {
  const shown = steps.slice(from, to);
  const range = (without: Step['kind']): string => {
    const count = (part: readonly Step[]): number => part.filter(({ kind }) => kind !== without).length;
    return `${count(steps.slice(0, from)) + 1},${count(shown)}`;
  };
  const lines = shown.map(({ kind, line }) => `${kind}${line}\n`).join('');
  return `@@ -${range('+')} +${range('-')} @@\n${lines}`;
}
