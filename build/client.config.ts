import { mergeConfig } from 'vite';
import { additionalBuild } from './additionalBuild.ts';
import editor from './editor.config.ts';
import frame from './frame.config.ts';
import readers from './readers.config.ts';

export default mergeConfig(readers, {
  plugins: [additionalBuild('preview-frame', frame), additionalBuild('editor-app', editor)],
});
