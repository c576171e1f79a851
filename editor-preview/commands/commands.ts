import { commentCommands } from '../comments/commentCommands.ts';
import { historyCommands } from '../history/historyCommands.ts';
import { choosePicture } from '../pictures/pictureCommands.ts';
import { placeCommands } from '../places/placeCommands.ts';
import { reviewCommands } from '../review/reviewCommands.ts';
import { share } from '../share/shareCommands.ts';
import { viewCommands } from '../view/viewCommands.ts';
import { articleCommands } from './articleCommands.ts';
import type { Command } from './command.ts';
import {
  addBlock,
  copyBlocks,
  cutBlocks,
  deleteBlocks,
  duplicateBlocks,
  pasteBlocks,
  showPasteNotes,
} from './editingCommands.ts';
import { moveCommands } from './moveCommands.ts';

/** Everything that an editor can do, by menu, by keys and by search: the one list. */
export const commands: readonly Command[] = [
  addBlock,
  choosePicture,
  duplicateBlocks,
  copyBlocks,
  cutBlocks,
  pasteBlocks,
  showPasteNotes,
  deleteBlocks,
  ...moveCommands,
  ...articleCommands,
  ...placeCommands,
  ...historyCommands,
  ...viewCommands,
  share,
  ...reviewCommands,
  ...commentCommands,
];
