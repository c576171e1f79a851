import { nock } from '../../../support/nock.ts';

export const origin = 'https://cms.example';

export type Question = Readonly<Record<string, string>>;

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
