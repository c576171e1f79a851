import { bridgeMeta, previewReportAttribute } from '../../contracts/editor.ts';
import type { PageShell } from '../../shell/page/pageShell.ts';
import type { Document } from '../../shell/renderPage.ts';
import { escapeAttribute, escapeJson } from '../../transformer/escape.ts';
import { noPreviewPage } from './noPreviewPage.tsx';
import type { ArticlePreview } from './previewArticle.ts';

/** Creates the bridge's module script, in the way that every page creates its loader. */
export const bridgeScript =
  `(function(d){var s=d.createElement('script');s.type='module';` +
  `s.src=d.querySelector('meta[name="${bridgeMeta}"]').content;d.head.append(s)})(document)`;

interface PreviewDocumentOptions {
  shell: PageShell;
  /** Address of the bridge's script; undefined where the build has none. */
  bridge: string | undefined;
}

/**
 * The document in the preview's frame: the page that readers would get, and the bridge to the editor, which readers
 * never get. Where there is no page to show, it says so.
 */
export function previewDocument(
  { document, problems }: ArticlePreview,
  { shell, bridge }: PreviewDocumentOptions,
): Document {
  const { html, css } = document ?? noPreviewPage(shell);
  const report = `<script type="application/json" ${previewReportAttribute}>${escapeJson({ shown: document !== undefined, problems })}</script>`;
  const boot =
    bridge === undefined
      ? ''
      : `<meta name="${bridgeMeta}" content="${escapeAttribute(bridge)}"><script>${bridgeScript}</script>`;
  // Everything that came from content is escaped, so the first of these tags is the document's own.
  return { html: html.replace('</head>', () => `${report}${boot}</head>`).toWellFormed(), css };
}
