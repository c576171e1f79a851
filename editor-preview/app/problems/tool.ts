import type { Command, CommandContext } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';

const hasProblems = ({ problems = [] }: CommandContext): boolean => problems.length > 0;

const nextProblem: Command = {
  name: 'next-problem',
  title: words.names.nextProblem,
  group: 'Go to',
  keys: ['F8'],
  keysScope: 'everywhere',
  when: hasProblems,
  run: ({ walkProblems }) => walkProblems(1),
};

const previousProblem: Command = {
  name: 'previous-problem',
  title: words.names.previousProblem,
  group: 'Go to',
  keys: ['Shift+F8'],
  keysScope: 'everywhere',
  when: hasProblems,
  run: ({ walkProblems }) => walkProblems(-1),
};

export const problemsTool: Tool = { commands: [nextProblem, previousProblem] };
