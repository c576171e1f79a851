import { mergeConfig } from 'vite';
import { builtBeside } from './builtBeside.ts';
import editor from './editor.config.ts';
import frame from './frame.config.ts';
import readers from './readers.config.ts';

export default mergeConfig(readers, {
  plugins: [builtBeside('preview-frame', frame), builtBeside('editor-app', editor)],
});
