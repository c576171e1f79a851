import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { find, findAll } from '#transformer/fromHtml/tree/selector.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';

const known =
  '.wp-block-file__button, .kg-file-card-title, .kg-file-card-caption, .kg-file-card-metadata, .kg-file-card-icon';
const maxTitle = 300;
/** Kilobytes of the units in which sites write the size of a file. */
const kilobytesOf: Readonly<Record<string, number>> = { kb: 1, mb: 1024 };

export const downloadableFromHtml: BlockFromHtml = {
  type: 'downloadable',
  selector: '.wp-block-file, .kg-file-card',
  read(element, context) {
    const part = (selector: string): string => {
      const found = find([element], selector);
      return context.text(found ? [found] : []);
    };
    const link = find([element], 'a');
    const downloadUrl = context.link(link?.attribs.href);
    const title = part('.kg-file-card-title') || (link && context.text([link])) || '';
    const hasMore = context.text(withoutNodes([element], [link, ...findAll([element], known)])) !== '';
    if (!downloadUrl || hasMore || title === '' || title.length > maxTitle) return undefined;
    const subText = part('.kg-file-card-caption');
    const [, amount = '', unit = ''] = /^([\d.]{1,9})\s*([KM]B)$/i.exec(part('.kg-file-card-filesize')) ?? [];
    const fileSize = Math.round(Number.parseFloat(amount) * (kilobytesOf[unit.toLowerCase()] ?? 1));
    return {
      title,
      ...(subText === '' ? {} : { subText }),
      downloadUrl,
      ...(fileSize >= 1 ? { fileSize } : {}),
    };
  },
};
