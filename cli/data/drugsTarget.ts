import { hasFields, isListOf, isNumber, isText } from '#contracts/json/guards.ts';
import {
  type DrugsSet,
  drugListAddress,
  type MissedFormulations,
  maxDrugListBytes,
} from '#editor-preview/model/drugs.ts';
import { DrugStore } from '#features/drug-savings/list/drugStore.ts';
import { setDrugs } from '#features/drug-savings/list/setDrugs.ts';
import { migrations } from '#features/drug-savings/migrations.ts';
import type { Drug } from '#schemas/generated/types.ts';
import type { Output } from '../terminal/output.ts';
import { editorOfServer, fieldOf, refusalOf } from './editorApi.ts';
import { openStoreOfCommand } from './storeOfCommand.ts';

export interface DrugsTarget {
  read: () => Promise<unknown>;
  write: (drugs: readonly Drug[]) => Promise<DrugsSet>;
  close: () => Promise<void>;
}

export async function storeDrugs(
  output: Output,
  { mayCreate }: { mayCreate: boolean },
): Promise<DrugsTarget> {
  const others = [{ name: 'drug-savings', migrations }];
  const store = await openStoreOfCommand(output, { mayCreate, others });
  // Commands that set or show a list need no initial list.
  const drugs = new DrugStore(store.database, () => []);
  return {
    read: () => drugs.all(),
    write: (list) => setDrugs(list, 'pagewell', { drugs, source: store }),
    close: () => store.close(),
  };
}

export function serverDrugs(server: string, token: string): DrugsTarget {
  const request = editorOfServer(server, token, 2 * maxDrugListBytes);
  return {
    read: async () => {
      const answer = await request('GET', drugListAddress, {});
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw new Error(refusalOf(answer));
      return fieldOf(answer, 'drugs');
    },
    write: async (drugs) => {
      const answer = await request('PUT', drugListAddress, {}, { drugs });
      if (answer.status !== 200 || !isDrugsSet(answer.value)) throw new Error(refusalOf(answer));
      return answer.value;
    },
    close: async () => {},
  };
}

const isDrugsSet = hasFields<DrugsSet>({
  drugs: isNumber,
  missed: isListOf(hasFields<MissedFormulations>({ path: isText, formulations: isListOf(isText) })),
});
