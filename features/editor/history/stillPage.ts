import type { Document } from '../../../shell/page/document.ts';

/** Content is escaped in them, so none ends before its own end. */
const scripts = /<script\b[^>]*>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/g;

/**
 * A page to look at beside another one: as readers without scripts get it. Its links lead into windows that the frame
 * around it may not open, so nothing leads away from what is compared.
 */
export function stillPage({ html, css }: Document): Document {
  return { html: html.replaceAll(scripts, '').replace('<head>', '<head><base target="_blank">'), css };
}
