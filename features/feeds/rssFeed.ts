import { siteTime } from '#contracts/siteTime.ts';
import type { ArticleSummary } from '#shell/articles/articleSummary.ts';
import type { Site } from '#shell/site/site.ts';
import { topicOf } from '#shell/topics/topicOf.ts';
import { escapeXml } from '#transformer/html/escape.ts';

interface Feed {
  name: string;
  pagePath: string;
  feedPath: string;
  articles: readonly ArticleSummary[];
}

/** Subscribers have seen older ones. */
const maxItems = 30;

/** Depends only on its articles, so it stays the same as long as they do. */
export function rssFeed(
  { name, pagePath, feedPath, articles }: Feed,
  { origin, tagline, topics, timeZone }: Pick<Site, 'origin' | 'tagline' | 'topics' | 'timeZone'>,
): string {
  const items = articles.slice(0, maxItems);
  const [newest] = items;
  const channel = [
    element('title', name),
    element('link', origin + pagePath),
    element('description', tagline || name),
    element('language', 'en'),
    newest ? element('lastBuildDate', rssDate(newest, timeZone)) : '',
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(origin + feedPath)}"/>`,
    ...items.map((article) => item(article, origin, topicOf(article.path, topics)?.name, timeZone)),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<channel>${channel.join('')}</channel></rss>`
  );
}

function item(
  article: ArticleSummary,
  origin: string,
  topic: string | undefined,
  timeZone: string | undefined,
): string {
  const address = origin + article.path;
  return `<item>${[
    element('title', article.title),
    element('link', address),
    element('guid', address),
    element('pubDate', rssDate(article, timeZone)),
    element('description', article.description),
    ...(article.authors ?? []).map((author) => element('dc:creator', author)),
    element('category', topic),
  ].join('')}</item>`;
}

function element(name: string, text: string | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

/** The article's own date, or else the store's; with the offset of the site's time zone. */
function rssDate({ datedAt, updatedAt }: ArticleSummary, timeZone: string | undefined): string | undefined {
  const moment = siteTime(datedAt ?? updatedAt, timeZone);
  if (moment === undefined) return undefined;
  const [offset] = /[+-]\d\d:\d\d$/.exec(moment) ?? [];
  const clock = new Date(offset === undefined ? moment : moment.replace(offset, 'Z')).toUTCString();
  return offset === undefined ? clock : clock.replace('GMT', offset.replace(':', ''));
}
