import type { ReactNode } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { Picture } from '../ui/Picture.tsx';
import { PlainText } from '../ui/PlainText.tsx';
import { header as headerStyle, quote, source } from './Quote.styles.ts';

const portraitSize = 72;

export default function Quote({ data, block }: WidgetProps<'quote', 'hasFirstPicture'>): ReactNode {
  const [header, text, author, title] = [data.header, data.text, data.author, data.title].map((part) =>
    part?.trim(),
  );
  if (!header && !text && !author && !title) return null;
  return (
    <figure className={quote}>
      <Picture
        src={data.imageSrc}
        alt={data.imageAlt}
        focus={data.imageFocus}
        width={portraitSize}
        height={portraitSize}
        eager={block.hasFirstPicture}
      />
      <div>
        {header && <p className={headerStyle}>{header}</p>}
        {text && (
          <blockquote>
            <PlainText text={text} />
          </blockquote>
        )}
        {(author || title) && (
          <footer className={source}>
            {author && <cite>{author}</cite>}
            {author && title && ', '}
            {title}
          </footer>
        )}
      </div>
    </figure>
  );
}
