import { setTimeout as wait } from 'node:timers/promises';
import { editorAddresses, editorFields } from '#editor-preview/model/editorPages.ts';
import { articleParts } from './fixtureArticles.ts';
import { oneConnection, type ServerBehindProxy } from './readersBehindProxy.ts';

interface Published {
  /** The title that was last acknowledged, by the path of its article. */
  titles: ReadonlyMap<string, string>;
  acknowledged: number;
  /** Requests that were repeated, for lack of that acknowledgement. */
  repeated: number;
}

interface Publishing {
  server: ServerBehindProxy;
  token: string;
  articles: number;
  perSecond: number;
}

/** What an article of theirs is made of, in bytes. */
const articleBytes = 8_000;
/** Delay before a request is repeated, in milliseconds. */
const pause = 100;

/** Publishes articles by the editor's API, at an even pace, until some work is done and all that was begun is acknowledged. */
export async function publishDuring(
  { server, token, articles, perSecond }: Publishing,
  work: () => Promise<unknown>,
): Promise<Published> {
  const parts = articleParts(articleBytes);
  const titles = new Map<string, string>();
  let acknowledged = 0;
  let repeated = 0;
  let isOver = false;

  const keepPublishing = async (article: number): Promise<void> => {
    const { ask, close } = oneConnection(server);
    const path = `/published/article-${article}`;
    const address = `${editorAddresses.wholeArticle}?${new URLSearchParams({ [editorFields.path]: path })}`;
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const isTaken = async (body: string): Promise<boolean> => {
      const answer = await ask(address, { method: 'PUT', headers, body });
      // What is refused for what it is would be refused for ever.
      if (answer && answer.status >= 400 && answer.status < 500)
        throw new Error(`${path} was refused (${answer.status}): ${answer.text}`);
      return answer?.status === 200;
    };
    await wait((article * 1000) / perSecond);
    for (let version = 1; !isOver; version += 1) {
      const next = wait((articles * 1000) / perSecond);
      const title = `Article ${article}, as of publication ${version}`;
      const body = JSON.stringify({ ...parts[article % parts.length], path, title });
      while (!(await isTaken(body))) {
        repeated += 1;
        await wait(pause);
      }
      titles.set(path, title);
      acknowledged += 1;
      await next;
    }
    close();
  };

  const publishing = Promise.all(Array.from({ length: articles }, (_, article) => keepPublishing(article)));
  const [, outcome] = await Promise.allSettled([publishing, work().finally(() => (isOver = true))]);
  if (outcome.status === 'rejected') throw outcome.reason;
  await publishing;
  return { titles, acknowledged, repeated };
}
