import { renderToStaticMarkup } from 'react-dom/server';
import AnnouncementBar from '#widgets/announcement-bar/AnnouncementBar.tsx';
import { dismissalKey } from '#widgets/announcement-bar/announcement.ts';
import type { Site } from '../site/site.ts';
import type { Bar } from './barAbove.ts';

/** The announcement of the site, for pages that bring none of their own; nothing where it has none, or says nothing. */
export function siteBar({
  configuration: { announcementBar: data },
}: Pick<Site, 'configuration'>): Bar | undefined {
  if (!data) return undefined;
  const html = renderToStaticMarkup(<AnnouncementBar data={data} block={{}} />);
  return html === '' ? undefined : { type: 'announcement-bar', html, dismissalKey: dismissalKey(data) };
}
