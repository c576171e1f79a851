export interface WxrItem {
  id: number;
  title?: string;
  type?: string;
  status?: string;
  password?: string;
  link?: string;
  slug?: string;
  html?: string;
  excerpt?: string;
  date?: string;
  parent?: number;
  file?: string;
  terms?: readonly (readonly [domain: string, slug: string])[];
  fields?: Readonly<Record<string, string>>;
}

export function wxrItem(item: WxrItem): string {
  const {
    id,
    type = 'post',
    slug = `post-${id}`,
    date = '2024-05-03 21:30:00',
    terms = [],
    fields = {},
  } = item;
  const {
    title = `Post ${id}`,
    status = 'publish',
    link = `/sleep/${slug}/`,
    html = '<p>Go to bed at the same time.</p>',
  } = item;
  return `<item>
<title>${cdata(title)}</title>
<link>https://nightrest.example${link}</link>
<dc:creator>${cdata('mreyes')}</dc:creator>
<guid isPermaLink="false">https://nightrest.example/?p=${id}</guid>
<content:encoded>${cdata(html)}</content:encoded>
<excerpt:encoded>${cdata(item.excerpt ?? 'What helps people to sleep through the night, and when to see a doctor about it.')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status>
<wp:post_parent>${item.parent ?? 0}</wp:post_parent>
<wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata(item.password ?? '')}</wp:post_password>
${item.file === undefined ? '' : `<wp:attachment_url>${cdata(item.file)}</wp:attachment_url>`}
${terms.map(([domain, name]) => `<category domain="${domain}" nicename="${name}">${cdata(name)}</category>`).join('\n')}
${Object.entries(fields)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('\n')}
</item>
`;
}

export const wxrHead = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Night Rest</title>
<link>https://nightrest.example</link>
<language>en-US</language>
<wp:base_blog_url>https://nightrest.example</wp:base_blog_url>
<wp:author><wp:author_login>mreyes</wp:author_login><wp:author_display_name>Marta Reyes</wp:author_display_name></wp:author>
`;
export const wxrEnd = '</channel>\n</rss>\n';

export function wxr(items: readonly WxrItem[]): string {
  return wxrHead + items.map(wxrItem).join('') + wxrEnd;
}

function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
