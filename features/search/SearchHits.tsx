import { Fragment, type ReactNode } from 'react';
import { sectionName } from '../../shell/article/sectionName.ts';
import { hitList } from './searchPage.styles.ts';
import type { SearchHit } from './searchResults.ts';

/** The articles found, each with the passage that the words stand in. */
export function SearchHits({ hits }: { hits: readonly SearchHit[] }): ReactNode {
  return (
    <ol className={hitList}>
      {hits.map((hit) => (
        <li key={hit.path}>
          <Hit hit={hit} />
        </li>
      ))}
    </ol>
  );
}

function Hit({ hit }: { hit: SearchHit }): ReactNode {
  const { path, title, description, snippet } = hit;
  const section = sectionName(path);
  return (
    <>
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
                const Holder = part.highlighted ? 'mark' : Fragment;
                return <Holder key={`${index} ${part.text}`}>{part.text}</Holder>;
              })}
        </bdi>
      </p>
      {section && <p>{section}</p>}
    </>
  );
}
