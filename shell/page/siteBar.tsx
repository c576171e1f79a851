import { renderToStaticMarkup } from 'react-dom/server';
import { memoize } from '#contracts/memoize.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import AnnouncementBar from '#widgets/announcement-bar/AnnouncementBar.tsx';
import { dismissalKey } from '#widgets/announcement-bar/announcement.ts';
import type { Bar } from './barAbove.ts';

/** The site's announcement, for pages without an own one; undefined if it has none, or an empty one. */
export const siteBar = memoize(({ announcementBar: data }: SiteConfiguration): Bar | undefined => {
  if (!data) return undefined;
  const html = renderToStaticMarkup(<AnnouncementBar data={data} block={{}} />);
  return html === '' ? undefined : { type: 'announcement-bar', html, dismissalKey: dismissalKey(data) };
});
