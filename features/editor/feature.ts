import { sharedAddress } from '../../contracts/editing/sharing/share.ts';
import { optional, text } from '../../platform/configuration/readers.ts';
import { setting } from '../../platform/configuration/setting.ts';
import { feature } from '../feature.ts';

/** Editors write articles and see their pages. */
export default feature('editor', {
  settings: {
    token: setting({
      variable: 'EDITOR_TOKEN',
      about:
        'The password of the editor. Without it the editor is off in production, and in development one is made up.',
      default: undefined,
      read: optional(text(200, 16)),
      secret: true,
    }),
  },
  entries: {
    'editor-app': 'editor-preview/main.tsx',
    'editor-pages': 'features/editor/editorPages.styles.ts',
  },
  // Whoever has a link to a preview comes here; nobody else has anything to look for.
  unlisted: [`${sharedAddress}/`],
  tool: { at: '/editor', title: 'Articles' },
  open: async (parts, { token }) => (await import('./openEditor.ts')).openEditor(parts, token),
});
