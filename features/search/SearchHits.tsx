import { Fragment, type ReactNode } from 'react';
import type { Topic } from '#schemas/generated/types.ts';
import { pictureAddress } from '#shell/site/addresses.ts';
import { topicOf } from '#shell/topics/topicOf.ts';
import { positionOf } from '#transformer/focusPoint.ts';
import { proxiedImage } from '#transformer/imageProxy.ts';
import { marker } from '#widgets/ui/marker.styles.ts';
import { hitList } from './searchPage.styles.ts';
import type { SearchHit } from './searchResults.ts';

/** Width of a picture, in CSS pixels. */
const pictureWidth = 144;

interface SearchHitsProps {
  hits: readonly SearchHit[];
  /** The site's topics, for their names. */
  topics: readonly Topic[];
}

/** Articles with picture and matching passage. The whole row is the link. */
export function SearchHits({ hits, topics }: SearchHitsProps): ReactNode {
  return (
    <ol className={hitList}>
      {hits.map((hit) => (
        <li key={hit.path}>
          <Hit hit={hit} topics={topics} />
        </li>
      ))}
    </ol>
  );
}

function Hit({ hit, topics }: { hit: SearchHit; topics: readonly Topic[] }): ReactNode {
  const { path, title, description, snippet, image } = hit;
  const topic = topicOf(path, topics);
  const address = image && pictureAddress(image.src);
  return (
    <>
      <div>
        {topic && <p>{topic.name}</p>}
        <h2>
          <a href={path}>
            <bdi>{title}</bdi>
          </a>
        </h2>
        <p>
          <bdi>
            {snippet.length === 0
              ? description
              : snippet.map((part, index) => {
                  const key = `${index} ${part.text}`;
                  return part.highlighted ? (
                    <mark key={key} className={marker}>
                      {part.text}
                    </mark>
                  ) : (
                    <Fragment key={key}>{part.text}</Fragment>
                  );
                })}
          </bdi>
        </p>
      </div>
      {address && (
        // Inside a `picture` React writes no preload link. The title next to it is the text alternative.
        <picture>
          <img
            src={proxiedImage(address, pictureWidth)}
            alt=""
            width={3}
            height={2}
            style={image.focus && { objectPosition: positionOf(image.focus) }}
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
    </>
  );
}
