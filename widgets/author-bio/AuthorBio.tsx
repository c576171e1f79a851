import type { ReactNode } from 'react';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { Picture } from '../ui/Picture.tsx';
import { present, presentHtml } from '../ui/presentText.ts';
import { prose } from '../ui/prose.styles.ts';
import { authorBio } from './AuthorBio.styles.ts';

const portraitSize = 120;

export default function AuthorBio({ data, block }: WidgetProps<'author-bio', 'hasFirstPicture'>): ReactNode {
  const name = present(data.authorName);
  if (!name) return null;
  const description = presentHtml(data.authorDescription);
  return (
    <section className={authorBio} aria-label={name}>
      <Picture
        src={data.authorImageSrc}
        alt={data.authorImageAlt}
        focus={data.authorImageFocus}
        width={portraitSize}
        height={portraitSize}
        eager={block.hasFirstPicture}
      />
      <div>
        <strong>{name}</strong>
        {description && <RichHtml html={description} className={prose} />}
      </div>
    </section>
  );
}
