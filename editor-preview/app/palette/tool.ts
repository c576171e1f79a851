import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';
import { BlockPalette } from './BlockPalette.tsx';

export const addBlock: Command = {
  name: 'add-block',
  title: words.top.addBlock,
  group: 'Blocks',
  keys: ['/', 'Mod+Enter'],
  words: words.foundBy.addBlock,
  run: ({ openDialog }) => openDialog(BlockPalette),
};

export const paletteTool: Tool = { commands: [addBlock] };
