import type { ReactNode } from 'react';
import type { ArticleSummary } from '#content/source/source.ts';
import { editorAddresses, editorFields } from '#editor-preview/model/editorPages.ts';
import type { Person } from '#editor-preview/model/person.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { button } from '#shell/tools/toolControls.styles.ts';
import { ArticleRows } from '../list/ArticleRows.tsx';
import { listHead } from '../list/articleListPage.styles.ts';
import { finding } from '../list/FindForm.styles.ts';
import { FindWords } from '../list/FindForm.tsx';
import { pageForEditors } from '../pages/pageForEditors.tsx';
import type { EditorWords } from '../words/words.ts';

export const maxCmsArticles = 100;

interface CmsList {
  text: string;
  articles: readonly Pick<ArticleSummary, 'path' | 'title' | 'updatedAt' | 'image'>[];
  count: number;
  person: Person;
  now: Date;
}

export function cmsListPage(found: CmsList, i18n: EditorWords, shell: PageShell): Document {
  const { cms, list } = i18n.words;
  const children = (
    <>
      <div className={listHead}>
        <h1>{list.articles}</h1>
        <a className={button} href={editorAddresses.article}>
          {cms.lookAtJson}
        </a>
      </div>
      <p>{cms.about}</p>
      <search>
        <form className={finding} action={editorAddresses.list}>
          <FindWords name={editorFields.words} label={cms.words} text={found.text} find={list.find} />
        </form>
      </search>
      <Found {...found} i18n={i18n} />
    </>
  );
  return pageForEditors(
    {
      title: list.articles,
      wide: true,
      account: { person: found.person, at: editorAddresses.list },
      children,
    },
    i18n,
    shell,
  );
}

function Found({ articles, count, text, now, i18n }: CmsList & { i18n: EditorWords }): ReactNode {
  const { cms, list } = i18n.words;
  if (articles.length === 0) return <p role="status">{text.trim() === '' ? cms.noneYet : list.noneFound}</p>;
  return (
    <>
      <ArticleRows articles={articles} now={now} i18n={i18n} />
      {count > articles.length && (
        <p role="status">
          {cms.someOf(articles.length.toLocaleString(i18n.locale), count.toLocaleString(i18n.locale))}
        </p>
      )}
    </>
  );
}
