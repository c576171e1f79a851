import { renderToStaticMarkup } from 'react-dom/server';
import AnnouncementBar from '#widgets/announcement-bar/AnnouncementBar.tsx';
import { dismissalKey } from '#widgets/announcement-bar/announcement.ts';
import type { Site } from '../site/site.ts';
import type { Bar } from './barAbove.ts';

/** The site's announcement, for pages without an own one; undefined if it has none, or an empty one. */
export function siteBar({
  configuration: { announcementBar: data },
}: Pick<Site, 'configuration'>): Bar | undefined {
  if (!data) return undefined;
  const html = renderToStaticMarkup(<AnnouncementBar data={data} block={{}} />);
  return html === '' ? undefined : { type: 'announcement-bar', html, dismissalKey: dismissalKey(data) };
}
