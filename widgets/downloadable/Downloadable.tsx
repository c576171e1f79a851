import { type ReactNode, useId } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackLink } from '../tracking/trackingAttributes.ts';
import { editorialButton } from '../ui/editorialButton.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { downloadable } from './Downloadable.styles.ts';

const kinds: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  csv: 'CSV',
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
  ppt: 'PowerPoint',
  pptx: 'PowerPoint',
  odt: 'ODT',
  ods: 'ODS',
  rtf: 'RTF',
  txt: 'Text',
  ics: 'Calendar',
  epub: 'EPUB',
  zip: 'ZIP',
  mp3: 'MP3',
  m4a: 'M4A',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
};

/** Placeholder origin: only the path is used. */
const anySite = 'https://site.invalid';

const pictureWidth = 120;
const pictureHeight = 155;

const linkText = 'Download';

export default function Downloadable({
  data,
  block,
}: WidgetProps<'downloadable', 'hasFirstPicture'>): ReactNode {
  const titleId = useId();
  const url = present(data.downloadUrl);
  if (!url) return null;
  const [title, subText] = [present(data.title), present(data.subText)];
  const about = aboutFile(url, data.fileSize);
  const clicked = { location: 'Downloadable', elementType: 'LINK', name: title, text: linkText } as const;
  return (
    <article className={downloadable} aria-labelledby={title && titleId}>
      <Picture
        src={data.imageSrc}
        alt={data.imgAlt}
        focus={data.imageFocus}
        width={pictureWidth}
        height={pictureHeight}
        eager={block.hasFirstPicture}
      />
      <div>
        {title && <strong id={titleId}>{title}</strong>}
        <Paragraphs text={subText} />
        <p {...trackLink(url, clicked)}>
          <SafeLink url={url} className={editorialButton} newTab>
            <OwnWords>{linkText}</OwnWords>
            {title && <span className="visually-hidden">: {title}</span>}
          </SafeLink>
          {about && (
            <small>
              <OwnWords>{about}</OwnWords>
            </small>
          )}
        </p>
      </div>
    </article>
  );
}

export function fileKind(address: string): string | undefined {
  const path = URL.parse(address, anySite)?.pathname ?? '';
  const ending = /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase();
  return ending !== undefined && Object.hasOwn(kinds, ending) ? kinds[ending] : undefined;
}

/** A size as displayed: `84 kB`, `1 MB`, `2.4 MB`. */
export function fileSizeText(kilobytes: number): string {
  // What would round to 1000 uses the next unit.
  if (Math.round(kilobytes) < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${Math.round(kilobytes / 100) / 10} MB`;
}

/** Kind and size before the download: `PDF, 84 kB`; undefined if both are unknown. */
export function aboutFile(address: string, kilobytes: number | undefined): string | undefined {
  const facts = [fileKind(address), kilobytes === undefined ? undefined : fileSizeText(kilobytes)];
  return facts.filter((fact) => fact !== undefined).join(', ') || undefined;
}
