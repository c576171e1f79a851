import type { ReactNode } from 'react';
import { blockPicture, blockPictureFile } from '#schemas/blockPictures.ts';
import { blockSchemas } from '#schemas/catalogue.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { button } from '#shell/tools/toolControls.styles.ts';
import { toolPage } from '#shell/tools/toolPage.tsx';
import { galleryAddress, languageAddress, wordsField } from './addresses.ts';
import { filter, groupList, typeList } from './galleryIndexPage.styles.ts';

export interface TypeInGallery {
  type: BlockType;
  fixtures: number;
}

interface GalleryIndex {
  types: readonly TypeInGallery[];
  words: string;
}

export function galleryIndexPage({ types, words }: GalleryIndex, shell: PageShell): Document {
  const shown = types.filter(({ type }) => hasWords(type, words));
  const groups = Map.groupBy(shown, ({ type }) => blockSchemas[type]['x-editor']?.group ?? 'other');
  const children = (
    <>
      <h1>Block gallery</h1>
      <p>
        Every block that an article can be made of, with every example of it, as readers get it. Their
        colours, type and shapes: <a href={languageAddress}>design tokens</a>.
      </p>
      <search>
        <form className={filter}>
          <input
            type="search"
            name={wordsField}
            defaultValue={words}
            maxLength={100}
            aria-label="Words in name, type or description"
            placeholder="Words in name, type or description"
          />
          <button type="submit" className={button}>
            Filter
          </button>
          <span role="status">
            {shown.length === types.length
              ? `${types.length} types`
              : `${shown.length} of ${types.length} types`}
          </span>
        </form>
      </search>
      <nav aria-label="Groups">
        <ul className={groupList}>
          {[...groups].map(([group, members]) => (
            <li key={group}>
              <a href={`#${group}`}>
                {groupTitle(group)} ({members.length})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {[...groups].map(([group, members]) => (
        <section key={group} id={group} aria-label={groupTitle(group)}>
          <h2>{groupTitle(group)}</h2>
          <ul className={typeList}>
            {members.map(({ type, fixtures }) => (
              <li key={type}>
                <TypePicture type={type} shell={shell} />
                <h3>
                  <a href={galleryAddress(type)}>{blockSchemas[type].title ?? type}</a>
                </h3>
                <p>{blockSchemas[type].description}</p>
                <p>
                  <code>{type}</code> {fixtures === 1 ? '1 example' : `${fixtures} examples`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
  return toolPage(
    { tool: '/gallery', shellParts: ['gallery-pages'], title: 'Block gallery', wide: true, children },
    shell,
  );
}

function TypePicture({ type, shell: { assets } }: { type: BlockType; shell: PageShell }): ReactNode {
  const [light, dark] = [
    assets.file(blockPictureFile(type, 'light')),
    assets.file(blockPictureFile(type, 'dark')),
  ];
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={dark} />
      <img
        src={light}
        alt=""
        width={blockPicture.width}
        height={blockPicture.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function hasWords(type: BlockType, words: string): boolean {
  const { title = '', description = '', 'x-editor': hints } = blockSchemas[type];
  const text = [type, title, description, hints?.keywords].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function groupTitle(group: string): string {
  return group.charAt(0).toUpperCase() + group.slice(1);
}
