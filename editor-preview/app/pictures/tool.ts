import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';

const ChoosePictureDialog = onDemand(() => import('./ChoosePictureDialog.tsx'));

const choosePicture: Command = {
  name: 'choose-picture',
  title: words.names.picture,
  group: 'Blocks',
  words: words.foundBy.picture,
  when: ({ view }) => view.canSave,
  run: ({ openDialog }) => openDialog(ChoosePictureDialog),
};

export const picturesTool: Tool = { commands: [choosePicture] };
