import { Fragment, type ReactNode } from 'react';
import type { Topic } from '#schemas/generated/types.ts';
import { Day } from '#shell/articles/Day.tsx';
import { pictureAddress } from '#shell/site/addresses.ts';
import { topicOf } from '#shell/topics/topicOf.ts';
import { positionOf } from '#transformer/pictures/focusPoint.ts';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';
import { marker } from '#widgets/ui/marker.styles.ts';
import { hitList } from './searchPage.styles.ts';
import type { SearchHit, SnippetParts } from './searchResults.ts';

const pictureWidth = 144;

export interface SiteOfHits {
  topics: readonly Topic[];
  timeZone: string | undefined;
}

interface SearchHitsProps extends SiteOfHits {
  hits: readonly SearchHit[];
  level?: 2 | 3;
}

export function SearchHits({ hits, ...site }: SearchHitsProps): ReactNode {
  if (hits.length === 0) return null;
  return (
    <ol className={hitList}>
      {hits.map((hit) => (
        <li key={hit.path}>
          <Hit hit={hit} {...site} />
        </li>
      ))}
    </ol>
  );
}

type HitProps = Omit<SearchHitsProps, 'hits'> & { hit: SearchHit };

function Hit({ hit, level, topics, timeZone }: HitProps): ReactNode {
  const { path, title, markedTitle = [], description, snippet, image, kind, datedAt } = hit;
  const Heading = level === 3 ? 'h3' : 'h2';
  const topic = topicOf(path, topics);
  const address = image && pictureAddress(image.src);
  return (
    <>
      <div>
        <p>
          {topic && <b>{topic.name}</b>}
          {kind && <span>{kind}</span>}
          {datedAt && <Day moment={datedAt} timeZone={timeZone} />}
        </p>
        <Heading>
          <a href={path}>
            <bdi>{markedTitle.length === 0 ? title : <Marked parts={markedTitle} />}</bdi>
          </a>
        </Heading>
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
      <p>
        <bdi>{snippet.length === 0 ? description : <Marked parts={snippet} />}</bdi>
      </p>
    </>
  );
}

function Marked({ parts }: { parts: SnippetParts }): ReactNode {
  return parts.map(({ text, highlighted }, index) => {
    const key = `${index} ${text}`;
    return highlighted ? (
      <mark key={key} className={marker}>
        {text}
      </mark>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}
