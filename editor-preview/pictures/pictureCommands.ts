import type { Command } from '../commands/command.ts';

export const choosePicture: Command = {
  name: 'choose-picture',
  title: 'Choose or upload a picture…',
  group: 'Blocks',
  words: 'image photo media library replace insert',
  when: ({ view }) => view.canSave,
  run: ({ openDialog }) => openDialog('pictures'),
};
