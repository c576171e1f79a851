import { PeopleStore } from '#features/editor/store/people/peopleStore.ts';
import { openStoreOfCommand } from '../data/storeOfCommand.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';
import type { PeopleTarget } from './peopleTarget.ts';

/** Access by the store, when no running server has locked it. */
export async function storePeople(output: Output): Promise<PeopleTarget> {
  const store = await openStoreOfCommand(output, { mayCreate: true });
  const people = new PeopleStore(store.database, store.changes);
  return {
    add: async ({ name, role, email }) => {
      const outcome = await people.add(name, role, email);
      if (!outcome.ok) throw new UsageError(outcome.reason);
      return outcome;
    },
    list: () => people.list(),
    revoke: (name) => people.revoke(name),
    close: () => store.close(),
  };
}
