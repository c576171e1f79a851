import { parseArgs } from 'node:util';
import { hasFields, isAbsentOr, isText } from '#contracts/json/guards.ts';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import { type ListedPerson, type PersonToAdd, peopleAddress } from '#editor-preview/model/people.ts';
import { assignableRoles, isRole, type Person } from '#editor-preview/model/person.ts';
import { people as peopleInEnglish } from '#editor-preview/model/words/english/people.ts';
import { PeopleStore } from '#editor-preview/store/people/peopleStore.ts';
import { editorOfServer, fieldOf, refusalOf } from '../data/editorApi.ts';
import { openStoreOfCommand } from '../data/storeOfCommand.ts';
import { workOnData } from '../data/storeOrServer.ts';
import { originOf } from '../settings/siteFolder.ts';
import type { Command } from '../terminal/command.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import { type Output, printable } from '../terminal/output.ts';

interface PeopleTarget {
  server?: string;
  /** @throws UsageError when the name cannot be added, with the reason */
  add: (person: PersonToAdd) => Promise<{ person: Person; token: string }>;
  list: () => Promise<readonly ListedPerson[]>;
  revoke: (name: string) => Promise<Person | undefined>;
  close?: () => Promise<void>;
}

async function storePeople(output: Output): Promise<PeopleTarget> {
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

const maxAnswerBytes = 4 * 1024 * 1024;

function serverPeople(server: string, token: string): PeopleTarget {
  const request = editorOfServer(server, token, maxAnswerBytes);
  return {
    server,
    add: async (person) => {
      const answer = await request('POST', peopleAddress, {}, person);
      if (answer.status === 409 || answer.status === 400) throw new UsageError(refusalOf(answer));
      const [added, itsToken] = [fieldOf(answer, 'person'), fieldOf(answer, 'token')];
      if (!isPerson(added) || typeof itsToken !== 'string') throw new Error(refusalOf(answer));
      return { person: added, token: itsToken };
    },
    list: async () => {
      const answer = await request('GET', peopleAddress, {});
      const people = fieldOf(answer, 'people');
      if (!Array.isArray(people) || !people.every(isListedPerson)) throw new Error(refusalOf(answer));
      return people;
    },
    revoke: async (name) => {
      const answer = await request('DELETE', peopleAddress, { name });
      if (answer.status === 404) return undefined;
      if (!isPerson(answer.value)) throw new Error(refusalOf(answer));
      return answer.value;
    },
  };
}

const person = { id: isText, name: isText, role: isRole };
const isPerson = hasFields<Person>(person);
const isListedPerson = hasFields<ListedPerson>({
  ...person,
  addedAt: isText,
  email: isAbsentOr(isText),
  revokedAt: isAbsentOr(isText),
});

const usage = `pagewell people add NAME --role ROLE [--email ADDRESS] [--server URL]
pagewell people list [--all] [--server URL]
pagewell people revoke NAME [--server URL]
  Who works in the editor. add writes the link with which somebody signs in, once: only a hash of its token is kept. revoke
  takes it away, and ends their sessions at once. list names those who may sign in, --all also those who may no more.`;

const help = `${usage}

  ROLE is ${assignableRoles.join(', ')}. All of them write and comment; a medical-reviewer gives
  reviews, and a publisher publishes, schedules and withdraws. Whoever has EDITOR_TOKEN may do everything.

  With --email they sign in with the account of that address as well, where the site has a provider of identities.

  A name stands in the record of what was changed, so it is given to one person only. Adding somebody whose link was revoked
  gives them another one, in the role that is said then.

  The people are in the store (DATABASE_URL, else DATA_DIR). With --server, or where a running server holds the store, this
  goes through that server's editor, whose EDITOR_TOKEN the environment has to name. SITE_ORIGIN says how links begin;
  without it they begin with the address of that server.`;

export const peopleCommand: Command = { usage, help, run: people };

async function people(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      email: { type: 'string' },
      all: { type: 'boolean', default: false },
      server: { type: 'string' },
    },
  });
  const [task, ...names] = positionals;
  const work = workOf(task, names.join(' '), values, output);
  const ways = { store: () => storePeople(output), server: serverPeople };
  return workOnData(values.server, output, ways, work);
}

type Work = (target: PeopleTarget) => Promise<number>;

function workOf(
  task: string | undefined,
  name: string,
  { role, email, all }: { role?: string | undefined; email?: string | undefined; all: boolean },
  output: Output,
): Work {
  if (task !== 'list' && name === '') {
    const tasks = 'add, list or revoke';
    throw new UsageError(
      task === 'add' || task === 'revoke' ? `name the person to ${task}` : `a task is required: ${tasks}`,
    );
  }
  switch (task) {
    case 'add': {
      const assignable = assignableRoles.find((each) => each === role);
      if (assignable === undefined)
        throw new UsageError(
          `--role must be one of ${assignableRoles.join(', ')}${role ? `, not "${role}"` : ''}`,
        );
      return async (target) => {
        const { person, token } = await target.add({
          name,
          role: assignable,
          ...(email === undefined ? {} : { email }),
        });
        output.out(`${originOf(target.server)}${editorAddresses.signIn}#${token}\n`);
        output.err(
          `pagewell: ${printable(person.name)} signs in with this link, as ${peopleInEnglish.roles[assignable]}. It is not shown again: pass it on in private.\n`,
        );
        return exitStatus.ok;
      };
    }
    case 'list':
      return (target) => list(target, all, output);
    case 'revoke':
      return async (target) => {
        const person = await target.revoke(name);
        if (!person) throw new UsageError(`no person named "${printable(name)}" has access`);
        output.err(`pagewell: ${printable(person.name)} is signed out, and can no longer sign in\n`);
        return exitStatus.ok;
      };
    default:
      throw new UsageError(`people takes add, list and revoke, not "${task}"`);
  }
}

async function list(target: PeopleTarget, all: boolean, output: Output): Promise<number> {
  const everybody = await target.list();
  const shown = everybody.filter(({ revokedAt }) => all || revokedAt === undefined);
  const width = Math.max(0, ...shown.map(({ name }) => name.length));
  for (const { name, role, addedAt, email, revokedAt } of shown) {
    const account = email === undefined ? '' : `, or with the account of ${email}`;
    const ended = revokedAt === undefined ? '' : `, revoked ${revokedAt.slice(0, 10)}`;
    output.out(
      `${printable(`${name.padEnd(width)}  ${peopleInEnglish.roles[role]}, since ${addedAt.slice(0, 10)}${account}${ended}`)}\n`,
    );
  }
  const count = everybody.filter(({ revokedAt }) => revokedAt === undefined).length;
  output.err(`pagewell: ${count === 1 ? '1 person' : `${count} people`} with access\n`);
  return exitStatus.ok;
}
