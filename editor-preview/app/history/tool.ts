import { onDemand } from '../parts/onDemand.tsx';
import type { Command, SidePanel } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';

const historyPanel: SidePanel = {
  name: 'history',
  title: words.names.history,
  Panel: onDemand(() => import('./HistoryPanel.tsx')),
};

const history: Command = {
  name: 'history',
  title: words.names.history,
  group: 'Go to',
  words: words.foundBy.history,
  when: ({ view }) => view.canSave,
  run: ({ openPanel }) => openPanel(historyPanel),
};

export const historyTool: Tool = { commands: [history], panel: historyPanel };
