import type { ReactNode } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { WholeMenu } from '#shell/menu/WholeMenu.tsx';
import { shellPage } from '#shell/page/shellPage.tsx';
import { opening } from './opening.styles.ts';
import type { ListedTopic } from './topicContents.ts';
import { list } from './topicsPage.styles.ts';

export function topicsPage(topics: readonly ListedTopic[], shell: PageShell): Document {
  const children = (
    <>
      <div className={opening}>
        <h1>Topics</h1>
      </div>
      {topics.length > 0 ? (
        <ul className={list}>
          {topics.map((topic) => (
            <li key={topic.path}>
              <Entry topic={topic} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={list}>The first articles are on their way. Please come back soon.</p>
      )}
      <WholeMenu shell={shell} />
    </>
  );
  return shellPage(
    {
      title: 'Topics',
      description: `All topics of ${shell.site.name}, and what is new in each.`,
      canonicalPath: siteLinks.topics,
      part: 'topics-page',
      children,
    },
    shell,
  );
}

function Entry({ topic: { path, name, introduction, total, newest } }: { topic: ListedTopic }): ReactNode {
  return (
    <>
      <div>
        <h2>
          <a href={path}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p>{total === 1 ? 'One article' : total === 0 ? 'Nothing yet' : `${total} articles`}</p>
      </div>
      <div>
        {introduction && (
          <p>
            <bdi>{introduction}</bdi>
          </p>
        )}
        {newest && (
          <p>
            New:{' '}
            <a href={newest.path}>
              <bdi>{newest.title}</bdi>
            </a>
          </p>
        )}
      </div>
    </>
  );
}
