import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { behaviourListAttribute, readerPageAttribute } from '../../../contracts/behaviour.ts';
import type { Document } from '../../../shell/document/document.ts';
import type { PageShell } from '../../../shell/document/pageShell.ts';
import { escapeJson } from '../../../transformer/escape.ts';
import type { SharedArticle } from './sharedArticle.ts';

/** What the banner of a shared preview says. */
export interface BannerFacts extends Pick<SharedArticle, 'state' | 'isPublished' | 'since'> {
  /** Until when the link holds, ISO 8601. */
  expiresAt: string;
}

/**
 * A readers' page as whoever has a link to a preview gets it: the same, with a banner that says what it is, and without
 * what is for readers alone: nothing that is done on it is counted, and search engines are kept out.
 */
export function sharedDocument(
  { html, ...facts }: Document,
  { assets }: Pick<PageShell, 'assets'>,
  banner?: BannerFacts,
): Document {
  // Everything that came from content is escaped, so the first of these tags and attributes are the document's own.
  const quiet = html.replace(readersMark, '');
  const shown = quiet
    .replace(behaviourList, () => {
      const behaviours = assets.behavioursIn(quiet.replace(behaviourList, ''));
      return behaviours.length === 0
        ? ''
        : `<script type="application/json" ${behaviourListAttribute}>${escapeJson(behaviours)}</script>`;
    })
    .replace(canonical, '<meta name="robots" content="noindex">')
    .replace('</title>', '</title><meta name="referrer" content="no-referrer">')
    .replace(bodyTag, (tag) => tag + (banner ? bannerHtml(banner) : ''));
  return { html: shown, ...facts };
}

const readersMark = ` ${readerPageAttribute}=""`;
const behaviourList = new RegExp(`<script type="application/json" ${behaviourListAttribute}>[^<]*</script>`);
const canonical = /<link rel="canonical" href="[^"]*">/;
const bodyTag = /<body[^<>]*>/;

/** Styles of its own, because those of the page are the readers', to the letter. */
const bannerStyle: CSSProperties = {
  padding: '0.75rem 1rem',
  borderBottom: '3px solid var(--caution)',
  background: 'var(--caution-soft)',
  color: 'var(--ink)',
  font: '400 1rem/1.45 var(--font-ui)',
  textAlign: 'center',
};

function bannerHtml(facts: BannerFacts): string {
  return renderToStaticMarkup(
    <aside aria-label="Preview" lang="en" dir="ltr" style={bannerStyle}>
      <strong>{facts.isPublished ? 'Preview' : 'Preview, not published'}</strong>: {stateOf(facts)} The link
      holds until {dayOf(facts.expiresAt)}.
    </aside>,
  );
}

function stateOf({ state, isPublished, since }: BannerFacts): string {
  const when = since === undefined ? '' : `, of ${timeOf(since)}`;
  return `this is ${state}${when}. ${isPublished ? 'Readers get the same.' : 'Readers do not get this.'}`;
}

function dayOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

function timeOf(iso: string): string {
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${when.format(new Date(iso))} UTC`;
}
