import { nock } from '../../../support/nock.ts';

/** Where Payload is in these tests; nock answers for it. */
export const origin = 'https://cms.example';

/** What Payload is asked. */
export type Query = Readonly<Record<string, string | undefined>>;

/** What Payload answers to a question for articles: JSON. */
export type Answer = (query: Query) => unknown;

/** A Payload that answers every question for articles so. Returns what it is asked. */
export function payload(answer: Answer): Query[] {
  const asked: Query[] = [];
  nock(origin, { reqheaders: { authorization: 'users API-Key key' } })
    .persist()
    .get('/api/articles')
    .query((query) => {
      asked.push(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])));
      return true;
    })
    .reply(200, () => JSON.stringify(answer(asked.at(-1) ?? {})), {
      'content-type': 'application/json; charset=utf-8',
    });
  return asked;
}
