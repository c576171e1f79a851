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
import { readDrugFiles } from '../data/drugFiles.ts';
import { editorOfServer, fieldOf, refusalOf } from '../data/editorApi.ts';
import { openStoreOfCommand } from '../data/storeOfCommand.ts';
import { readDataArgs, workOnData } from '../data/storeOrServer.ts';
import type { Command } from '../terminal/command.ts';
import { counted } from '../terminal/counts.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import { type Output, printable } from '../terminal/output.ts';

interface DrugsTarget {
  read: () => Promise<unknown>;
  write: (drugs: readonly Drug[]) => Promise<DrugsSet>;
  close?: () => Promise<void>;
}

async function storeDrugs(output: Output, { mayCreate }: { mayCreate: boolean }): Promise<DrugsTarget> {
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

function serverDrugs(server: string, token: string): DrugsTarget {
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
  };
}

const isDrugsSet = hasFields<DrugsSet>({
  drugs: isNumber,
  missed: isListOf(hasFields<MissedFormulations>({ path: isText, formulations: isListOf(isText) })),
});

const usage = `pagewell drugs show [--server URL]
pagewell drugs set FILE|FOLDER [--server URL]
  The medicines whose prices readers can look for. show writes the list of the store to standard output; set takes that of
  a file, or of all JSON files of a folder, in its place, where nothing is wrong with it, and readers get it at once.`;

const help = `${usage}

  The list is in the store (DATABASE_URL, else DATA_DIR). With --server, or where a running server holds the store, this goes
  through that server's editor, whose EDITOR_TOKEN the environment has to name. Published articles that name formulations
  which are not in the list any more are told: those of the store, and through a server those of a CMS as well.`;

export const drugsCommand: Command = { usage, help, run: drugs };

async function drugs(args: readonly string[], output: Output): Promise<number> {
  const { server, positionals } = readDataArgs(args);
  const [task, place, ...more] = positionals;
  const isUnderstood =
    (task === 'show' && place === undefined) || (task === 'set' && place && more.length === 0);
  if (!isUnderstood) throw new UsageError('drugs takes show, or set with one file or folder');
  const newList = task === 'set' && place ? readDrugFiles(place) : undefined;
  if (newList && newList.faults.length > 0) {
    for (const fault of newList.faults) output.err(`${printable(fault)}\n`);
    output.err(`pagewell: nothing was stored: ${counted(newList.faults.length, 'problem')}\n`);
    return exitStatus.findings;
  }
  const ways = {
    store: () => storeDrugs(output, { mayCreate: newList !== undefined }),
    server: serverDrugs,
  };
  return workOnData(server, output, ways, async (target) => {
    if (newList) {
      const { drugs, missed } = await target.write(newList.drugs);
      for (const { path, formulations } of missed)
        output.err(
          `${printable(`pagewell: ${path} uses formulations that no longer exist: ${formulations.join(', ')}`)}\n`,
        );
      output.err(`pagewell: ${counted(drugs, 'drug')} stored\n`);
      return exitStatus.ok;
    }
    const stored = await target.read();
    if (stored === undefined) {
      output.err('pagewell: the store has no list of drugs\n');
      return exitStatus.noInput;
    }
    output.out(`${JSON.stringify({ drugs: stored }, null, 2)}\n`);
    return exitStatus.ok;
  });
}
