import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { behaviourListAttribute, readerPageAttribute } from '#contracts/behaviour.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { escapeJson } from '#transformer/html/escape.ts';
import type { EditorWords } from '../words/words.ts';
import type { SharedArticle } from './sharedArticle.ts';

export interface BannerFacts extends Pick<SharedArticle, 'shown' | 'isPublished' | 'since'> {
  expiresAt: string;
}

/** The readers' page with a banner, without tracking, and not indexed. */
export function sharedDocument(
  { html, ...facts }: Document,
  { assets }: Pick<PageShell, 'assets'>,
  banner?: { facts: BannerFacts; i18n: EditorWords },
): Document {
  // Content is escaped, so the first match of these tags and attributes is the document's own.
  const unmarked = html.replace(readersMark, '');
  const shown = unmarked
    .replace(behaviourList, () => {
      const behaviours = assets.behavioursIn(unmarked.replace(behaviourList, ''));
      return behaviours.length === 0
        ? ''
        : `<script type="application/json" ${behaviourListAttribute}>${escapeJson(behaviours)}</script>`;
    })
    .replace(canonical, '<meta name="robots" content="noindex">')
    .replace('</title>', '</title><meta name="referrer" content="no-referrer">')
    .replace(bodyTag, (tag) => tag + (banner ? bannerHtml(banner.facts, banner.i18n) : ''));
  return { html: shown, ...facts };
}

const readersMark = ` ${readerPageAttribute}=""`;
const behaviourList = new RegExp(`<script type="application/json" ${behaviourListAttribute}>[^<]*</script>`);
const canonical = /<link rel="canonical" href="[^"]*">/;
const bodyTag = /<body[^<>]*>/;

/** Inline, because the page's style sheets must stay identical to those of readers. */
const bannerStyle: CSSProperties = {
  padding: '0.75rem 1rem',
  borderBottom: '3px solid var(--caution)',
  background: 'var(--caution-soft)',
  color: 'var(--ink)',
  font: '400 1rem/1.45 var(--font-ui)',
  textAlign: 'center',
};

function bannerHtml(
  { shown, isPublished, since, expiresAt }: BannerFacts,
  { language, locale, words: { shared } }: EditorWords,
): string {
  const when = since === undefined ? undefined : timeOf(since, locale);
  return renderToStaticMarkup(
    <aside aria-label={shared.preview} lang={language} dir="ltr" style={bannerStyle}>
      <strong>{isPublished ? shared.preview : shared.notPublished}</strong>
      {shared.thisIs(stateOf(shown, shared), when)}
      {isPublished ? shared.same : shared.notSame}
      {shared.validUntil(dayOf(expiresAt, locale))}
    </aside>,
  );
}

function stateOf(shown: BannerFacts['shown'], shared: EditorWords['words']['shared']): string {
  switch (shown.kind) {
    case 'draft':
      return shared.draft;
    case 'sequence':
      return shared.sequence(shown.sequence);
    case 'revision':
      return shared.revision(shown.revision);
  }
}

function dayOf(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
}

function timeOf(iso: string, locale: string): string {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${when.format(new Date(iso))} UTC`;
}
