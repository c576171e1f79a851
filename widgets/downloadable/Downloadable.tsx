import { type ReactNode, useId } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/widget.ts';
import { linkOutcome } from '../tracking/linkOutcome.ts';
import { trackClick } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { editorialButton } from '../ui/editorialButton.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { downloadable } from './Downloadable.styles.ts';
import { aboutFile } from './downloadableFile.ts';

const pictureWidth = 120;
const pictureHeight = 155;

const linkText = 'Download';

export default function Downloadable({
  data,
  block,
}: WidgetProps<BlockDataByType['downloadable'], 'holdsFirstPicture'>): ReactNode {
  const titleId = useId();
  const url = present(data.downloadUrl);
  if (!url) return null;
  const [title, subText] = [present(data.title), present(data.subText)];
  const about = aboutFile(url, data.fileSize);
  const clicked = trackingEvent('element-clicked', {
    location: 'Downloadable',
    elementType: 'LINK',
    actionOutcome: linkOutcome(url),
    name: title,
    text: linkText,
    linkUrl: url,
  });
  return (
    <article className={downloadable} aria-labelledby={title && titleId}>
      {data.imageSrc && (
        <Picture
          src={data.imageSrc}
          alt={data.imgAlt}
          focus={data.imageFocus}
          width={pictureWidth}
          height={pictureHeight}
          shownWidth={pictureWidth}
          eager={block.holdsFirstPicture}
        />
      )}
      <div>
        {title && <strong id={titleId}>{title}</strong>}
        <Paragraphs text={subText} />
        <p {...trackClick(clicked)}>
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
