import { nock } from '../../../support/nock.ts';

/** Where Payload is in these tests; nock answers for it. */
export const origin = 'https://cms.example';

/** What somebody asked of Payload, by the name of each part of the question. */
export type Question = Readonly<Record<string, string>>;

/** A Payload that answers every question for articles so. Returns what it is asked. */
export function payload(answer: (question: URLSearchParams) => unknown): Question[] {
  const asked: Question[] = [];
  nock(origin, { reqheaders: { authorization: 'users API-Key key' } })
    .persist()
    .get('/api/articles')
    .query((query) => {
      asked.push(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])));
      return true;
    })
    .reply(200, () => JSON.stringify(answer(new URLSearchParams(asked.at(-1)))), {
      'content-type': 'application/json; charset=utf-8',
    });
  return asked;
}
