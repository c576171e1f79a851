import type { Cms, CmsPage } from '#content/cms/cms.ts';
import { nock } from '../../../support/nock.ts';
import { answerOf, origin, type Post } from './pretendedWordpress.ts';

export const json = { 'content-type': 'application/json; charset=UTF-8' };

interface Question {
  type: string;
  query: URLSearchParams;
  authorization: string | undefined;
}

export function wordpress(
  posts: Readonly<Record<string, readonly Post[] | (() => readonly Post[])>>,
  moved?: string,
): Question[] {
  const asked: Question[] = [];
  nock(origin)
    .persist()
    .get(/\/wp-json\/wp\/v2\//)
    .reply((request: Request) => {
      const { pathname, searchParams: query } = new URL(request.url);
      const type = pathname.slice(pathname.lastIndexOf('/') + 1);
      asked.push({ type, query, authorization: request.headers.get('authorization') ?? undefined });
      const given = posts[type];
      if (given === undefined) return [404, '{"code":"rest_no_route"}', json];
      const all = typeof given === 'function' ? given() : given;
      const [slug, include] = [query.get('slug'), query.get('include')];
      const found = all.filter(
        ({ id, link }) =>
          (slug === null || new RegExp(`/${slug}(?:\\.html)?/?$`).test(String(link))) &&
          (include === null || String(id) === include),
      );
      const { status = 200, json: value, headers } = answerOf(found, query);
      return [status, JSON.stringify(value), { ...json, ...headers }];
    });
  nock(origin)
    .persist()
    .get(/\/wp-json\/pagewell\/v1\/moved/)
    .reply(moved === undefined ? 404 : 200, JSON.stringify({ to: moved }), json);
  return asked;
}

export async function allPathsOf(cms: Cms): Promise<string[]> {
  const paths: string[] = [];
  let page: CmsPage | undefined;
  do {
    page = await cms.list(page?.next);
    paths.push(...page.articles.map(({ path }) => path));
  } while (page.next !== undefined);
  return paths;
}
