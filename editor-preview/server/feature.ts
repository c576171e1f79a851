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
        'The token of the editor. Without it the editor is off in production; in development a token is generated.',
      default: undefined,
      read: optional(text(200, 16)),
      secret: true,
    }),
    previewOrigin: setting({
      variable: 'PREVIEW_ORIGIN',
      about:
        'Another origin of this server for the preview frame of the editor, so that its scripts cannot access the editor. By default the frame has the editor’s origin.',
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
      why: 'Shows times in the language of the page and the reader’s time zone.',
    },
  ],
  // Only people with a preview link need these pages.
  unlisted: [`${sharedAddress}/`],
  tool: { at: '/editor', title: 'Articles', titleIn: { es: 'Artículos' } },
  open: async (parts, settings) => (await import('./openEditor.ts')).openEditor(parts, settings),
});
