import { blocksTool } from '../blocks/tool.ts';
import { commentsTool } from '../comments/tool.ts';
import { compareTool } from '../compare/tool.ts';
import { conflictsTool } from '../conflicts/tool.ts';
import { historyTool } from '../history/tool.ts';
import { jsonTool } from '../json/tool.ts';
import { paletteTool } from '../palette/tool.ts';
import { pasteTool } from '../paste/tool.ts';
import { pathTool } from '../path/tool.ts';
import { picturesTool } from '../pictures/tool.ts';
import { problemsTool } from '../problems/tool.ts';
import { publishTool } from '../publish/tool.ts';
import { reviewTool } from '../review/tool.ts';
import { shareTool } from '../sharing/tool.ts';
import type { Command, SidePanel } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { viewTool } from '../view/tool.ts';
import { appTool } from './appTool.ts';

const tools: readonly Tool[] = [
  paletteTool,
  picturesTool,
  blocksTool,
  pasteTool,
  appTool,
  publishTool,
  jsonTool,
  conflictsTool,
  problemsTool,
  pathTool,
  commentsTool,
  reviewTool,
  historyTool,
  compareTool,
  viewTool,
  shareTool,
];

export const commands: readonly Command[] = tools.flatMap((tool) => tool.commands);

export const sidePanels: readonly SidePanel[] = tools.flatMap(({ panel }) => panel ?? []);
