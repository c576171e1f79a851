import { basename, dirname } from 'node:path';
import { htmlOfMarkdown } from '#transformer/fromHtml/markdown/fromMarkdown.ts';
import type { DocumentFile, ReadDocument } from './document.ts';
import { factsIn, readFrontMatter, textIn, textsIn } from './frontMatter.ts';

/** As in Jekyll. */
const datedName = /^(\d{4}-\d\d-\d\d)-/;

export function markdownPost({ place, text, timeZone }: DocumentFile): ReadDocument {
  const { fields, body, notes } = readFrontMatter(text);
  const name = basename(place).replace(/\.[A-Za-z]+$/, '');
  const isIndex = /^_?index$/i.test(name);
  const folder = dirname(place)
    .replace(/^\.$|^(?:_posts|_drafts|content|posts)(?=\/|$)/, '')
    .replace(/^\//, '');
  const [, day] = datedName.exec(name) ?? [];
  const slug = textIn(fields, 'slug') || (isIndex ? basename(folder) : name.replace(datedName, ''));
  const facts = factsIn(day === undefined ? fields : { date: day, ...fields }, timeZone);
  const { title, rest } = titleOf(body, textIn(fields, 'title'));
  const address = textIn(fields, 'permalink', 'url', 'canonical', 'canonical_url');
  const isDraftFolder = /(?:^|\/)_drafts\//.test(place);
  return {
    site: undefined,
    post: {
      ...facts,
      // An unreadable front matter may say that it is a draft.
      status: isDraftFolder ? 'draft' : notes.length > 0 ? 'unreadable' : facts.status,
      place,
      id: place,
      type: 'post',
      title: (title || slug).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
      slug,
      address: address || `/${[folder, isIndex ? '' : slug].filter((step) => step !== '').join('/')}`,
      formerAddresses: [
        `/${place}`,
        `/${place.replace(/\.[A-Za-z]+$/, '')}`,
        ...textsIn(fields, 'aliases', 'redirect_from'),
      ],
      html: htmlOfMarkdown(rest),
      pictureId: undefined,
      notes: [...notes, ...facts.notes],
    },
  };
}

/** By default the first heading. */
function titleOf(body: string, written: string): { title: string; rest: string } {
  const text = body.trimStart();
  const [line = ''] = text.split('\n', 1);
  if (!line.startsWith('# ')) return { title: written, rest: body };
  const heading = line.slice(2).trim();
  if (written !== '' && written !== heading) return { title: written, rest: body };
  return { title: heading, rest: text.slice(line.length) };
}
