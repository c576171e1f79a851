import { sql } from 'kysely';
import { CmsState } from '#content/database/cms/cmsState.ts';
import type { Database } from '#content/database/tables/tables.ts';
import { withCmsClient } from './fakeCms.ts';

const client = withCmsClient();
const address = 'https://cms.example/';
const minute = 60_000;

/** Looks whether a reading is due, at the moment at which the last one ended or so many milliseconds after it. The time of a transaction stands still. */
async function isDue({ every, after }: { every: number; after: number }): Promise<boolean> {
  await client.database.cms(address).articles.begin();
  return client.database.database.transaction().execute(async (transaction: Database) => {
    const state = new CmsState({ db: transaction, address });
    expect(await state.dueWalk(every)).toEqual({ number: '1', cursor: undefined });
    await state.endWalk();
    await sql`update cms set ended_at = ended_at - make_interval(secs => ${after / 1000}) where address = ${address}`.execute(
      transaction,
    );
    return (await state.dueWalk(every)) !== undefined;
  });
}

it.each([
  ['at once where there is to be no pause', { every: 0, after: 0 }, true],
  ['not before its pause is over', { every: minute, after: minute - 1 }, false],
  ['when its pause is over', { every: minute, after: minute }, true],
  [
    'where the last one ended in the future, because a clock was put back',
    { every: minute, after: -1 },
    true,
  ],
])('the next reading of the list of a CMS is due %s', async (_when, at, expected) =>
  expect(await isDue(at)).toBe(expected),
);
