import type { ReactNode } from 'react';
import type { Listing } from '#content/source/articleDocument.ts';
import { editorAddresses, editorFields } from '#editor-preview/model/editorPages.ts';
import { authorInWords } from '#editor-preview/model/person.ts';
import { pictureAddress } from '#shell/site/addresses.ts';
import { positionOf } from '#transformer/pictures/focusPoint.ts';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';
import { MenuButton } from '../pages/MenuButton.tsx';
import type { EditorWords } from '../words/words.ts';
import {
  articleRows,
  columnHeads,
  facts,
  moreButton,
  noPicture,
  pictureHeight,
  pictureWidth,
} from './ArticleRows.styles.ts';
import { LocalTime } from './LocalTime.tsx';

export interface ArticleInRow {
  path: string;
  title: string;
  updatedAt: string;
  image?: Listing['image'];
  author?: string;
  state?: ReactNode;
  actions?: ReactNode;
}

interface ArticleRowsProps {
  articles: readonly ArticleInRow[];
  now: Date;
  i18n: EditorWords;
}

export function ArticleRows({ articles, now, i18n }: ArticleRowsProps): ReactNode {
  if (articles.length === 0) return null;
  const { list } = i18n.words;
  // A listing has the path in place of an empty title.
  const nameOf = (path: string, title: string): string => (title === path ? list.untitled : title);
  return (
    <>
      {articles.some(({ state }) => state) && (
        <div className={columnHeads} aria-hidden="true">
          <span>{list.columns.article}</span>
          <span>{list.columns.state}</span>
          <span>{list.columns.change}</span>
        </div>
      )}
      <ul className={articleRows} aria-label={list.articles}>
        {articles.map(({ path, title, updatedAt, image, author, state, actions }, index) => (
          <li key={path}>
            <RowPicture image={image} />
            <div>
              <h2>
                <a href={addressAt(editorAddresses.article, path)}>{nameOf(path, title)}</a>
              </h2>
              <code>{path}</code>
            </div>
            <div className={facts}>
              {state && <div>{state}</div>}
              <div>
                {author && <bdi>{authorInWords(author, i18n.words.people)}</bdi>}
                <LocalTime at={updatedAt} locale={i18n.locale} now={now} />
              </div>
            </div>
            {actions && (
              <MenuButton
                id={`row-${index}`}
                className={moreButton}
                name={list.actionsOn(nameOf(path, title))}
                face="⋯"
              >
                {actions}
              </MenuButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Decorative: the title is beside it. */
function RowPicture({ image }: Pick<ArticleInRow, 'image'>): ReactNode {
  const address = image && pictureAddress(image.src);
  if (!address) return <span className={noPicture} />;
  return (
    <img
      src={proxiedImage(address, pictureWidth)}
      alt=""
      width={pictureWidth}
      height={pictureHeight}
      style={image.focus && { objectPosition: positionOf(image.focus) }}
      loading="lazy"
      decoding="async"
    />
  );
}

export function addressAt(address: string, path: string): string {
  return `${address}?${new URLSearchParams({ [editorFields.path]: path })}`;
}
