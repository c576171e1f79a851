import { blockSchemas } from '#schemas/catalogue.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { toolPage } from '#shell/tools/toolPage.tsx';
import { galleryAddress, languageAddress } from './addresses.ts';
import { typeList } from './galleryIndexPage.styles.ts';

/** A block type and its number of examples. */
export interface TypeInGallery {
  type: BlockType;
  fixtures: number;
}

/** The gallery's first page: every block type by group, described by its schema. */
export function galleryIndexPage(types: readonly TypeInGallery[], shell: PageShell): Document {
  const groups = Map.groupBy(types, ({ type }) => blockSchemas[type]['x-editor']?.group ?? 'other');
  return toolPage(
    {
      tool: '/gallery',
      shellParts: ['gallery-pages'],
      title: 'Block gallery',
      children: (
        <>
          <h1>Block gallery</h1>
          <p>Every block that an article can be made of, with every example of it, as readers get it.</p>
          <p>
            What they are drawn with: <a href={languageAddress}>the language</a>.
          </p>
          {[...groups].map(([group, members]) => (
            <section key={group} aria-label={groupTitle(group)}>
              <h2>{groupTitle(group)}</h2>
              <ul className={typeList}>
                {members.map(({ type, fixtures }) => (
                  <li key={type}>
                    <h3>
                      <a href={galleryAddress(type)}>{blockSchemas[type].title ?? type}</a>
                    </h3>
                    <code>{type}</code>
                    <p>{blockSchemas[type].description}</p>
                    <p>{fixtures === 1 ? '1 example' : `${fixtures} examples`}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      ),
    },
    shell,
  );
}

function groupTitle(group: string): string {
  return group.charAt(0).toUpperCase() + group.slice(1);
}
