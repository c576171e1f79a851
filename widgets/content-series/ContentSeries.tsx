import { type ReactNode, useId } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackFacts, trackLink } from '../tracking/trackingAttributes.ts';
import { authorGround } from '../ui/authorGround.styles.ts';
import { groundAttributes } from '../ui/authorGround.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { SafeLink } from '../ui/SafeLink.tsx';
import { TilePicture } from '../ui/TilePicture.tsx';
import { contentSeries, seriesAuthor } from './ContentSeries.styles.ts';
import { type SeriesArticle, type SeriesAuthor, seriesContent } from './seriesContent.ts';

const iconSize = 40;
const thumbnailWidth = 200;
const thumbnailHeight = 133;
const portraitSize = 72;

/** Images are decorative; an article without one gets its initial. */
export default function ContentSeries({
  data,
  block,
}: WidgetProps<'content-series', 'articlePath'>): ReactNode {
  const titleId = useId();
  const series = seriesContent(data, block.articlePath);
  if (!series) return null;
  const { title, link, articles, author } = series;
  return (
    <nav
      className={`${authorGround} ${contentSeries}`}
      aria-labelledby={titleId}
      {...groundAttributes({ background: data.color_scheme })}
      {...trackFacts({ location: 'Content series', elementType: 'LINK', name: title })}
    >
      <div>
        {data.icon && <Picture src={data.icon} alt="" width={iconSize} height={iconSize} />}
        <h2 id={titleId} {...(link ? trackLink(link, { text: title }) : {})}>
          <OwnWords>
            More in <bdi>{link ? <SafeLink url={link}>{title}</SafeLink> : title}</bdi>
          </OwnWords>
        </h2>
      </div>
      <ul>
        {articles.map((article, index) => (
          <Article key={index} article={article} position={index + 1} />
        ))}
      </ul>
      {author && <Author author={author} />}
    </nav>
  );
}

function Article({
  article: { title, url, thumbnail, authors },
  position,
}: {
  article: SeriesArticle;
  position: number;
}): ReactNode {
  return (
    <li {...trackLink(url, { text: title, position })}>
      <TilePicture
        src={thumbnail}
        alt=""
        width={thumbnailWidth}
        height={thumbnailHeight}
        name={title}
        hasPlace
      />
      <div>
        <SafeLink url={url}>{title}</SafeLink>
        {authors.length > 0 && (
          <small>
            <OwnWords>
              By <bdi>{authors.join(', ')}</bdi>
            </OwnWords>
          </small>
        )}
      </div>
    </li>
  );
}

function Author({ author: { name, bio, portrait, link } }: { author: SeriesAuthor }): ReactNode {
  return (
    <div className={seriesAuthor}>
      {portrait && <Picture src={portrait} alt="" width={portraitSize} height={portraitSize} />}
      <div>
        <b {...(link ? trackLink(link, { text: name }) : {})}>
          {link ? <SafeLink url={link}>{name}</SafeLink> : name}
        </b>
        <Paragraphs text={bio} />
      </div>
    </div>
  );
}
