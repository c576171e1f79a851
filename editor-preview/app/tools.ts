import { blocksTool } from '../blocks/tool.ts';
import { commentsTool } from '../comments/tool.ts';
import { compareTool } from '../compare/tool.ts';
import { historyTool } from '../history/tool.ts';
import { jsonTool } from '../json/tool.ts';
import { paletteTool } from '../palette/tool.ts';
import { parkedTool } from '../parked/tool.ts';
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

/** Everything that the editor can do: the one list. Commands are offered, and panels have their tabs, in its order. */
const tools: readonly Tool[] = [
  paletteTool,
  picturesTool,
  blocksTool,
  pasteTool,
  appTool,
  publishTool,
  jsonTool,
  parkedTool,
  problemsTool,
  pathTool,
  commentsTool,
  reviewTool,
  historyTool,
  compareTool,
  viewTool,
  shareTool,
];

/** By menu, by keys and by search. */
export const commands: readonly Command[] = tools.flatMap((tool) => tool.commands);

/** What may stand beside the page. */
export const sidePanels: readonly SidePanel[] = tools.flatMap(({ panel }) => panel ?? []);
