import { localTimeAttribute } from '#contracts/markers.ts';
import { sharedAddress } from '#editor-preview/model/sharing/share.ts';
import { feature } from '#feature-kit/feature.ts';
import { httpUrl, optional, text } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';
import { previewIslandsSource } from '#shell/preview/frameSource.ts';

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
    previewOrigin: setting({
      variable: 'PREVIEW_ORIGIN',
      about:
        'Another origin of this server, for the frame in which the editor shows pages: what runs in it reaches nothing of the editor. Without it the frame is on the editor’s own.',
      default: undefined,
      read: optional(httpUrl({ originOnly: true })),
    }),
  },
  entries: {
    'editor-app': 'editor-preview/app/main.tsx',
    'preview-islands': previewIslandsSource,
    'editor-pages': 'editor-preview/server/editorPages.styles.ts',
  },
  behaviours: [
    {
      script: 'editor-preview/server/list/browser/localTime.ts',
      marker: `[${localTimeAttribute}]`,
      moment: 'visible',
      why: 'Writes a moment as the language of the page and the reader’s time zone have it, which no server knows.',
    },
  ],
  // Only people with a preview link need these pages.
  unlisted: [`${sharedAddress}/`],
  tool: { at: '/editor', title: 'Articles', titleIn: { es: 'Artículos' } },
  open: async (parts, settings) => (await import('./openEditor.ts')).openEditor(parts, settings),
});
