import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';

export const ArticleJsonDialog = onDemand(() => import('./ArticleJsonDialog.tsx'));

const articleAsJson: Command = {
  name: 'article-json',
  title: words.names.json,
  group: 'Article',
  words: words.foundBy.json,
  run: ({ openDialog }) => openDialog(ArticleJsonDialog),
};

export const jsonTool: Tool = { commands: [articleAsJson] };
