import { memberSessionsAddress } from '#contracts/auth.ts';
import { migrations } from '#features/auth/migrations.ts';
import { hasOwnerKey, ownerKey } from '#features/auth/sessionOwner.ts';
import { Sessions } from '#features/auth/sessions.ts';
import { editorOfServer, fieldOf, refusalOf } from '../data/editorApi.ts';
import { dataFolderOf, openStoreOfCommand } from '../data/storeOfCommand.ts';
import { readDataArgs, workOnData } from '../data/storeOrServer.ts';
import type { Command } from '../terminal/command.ts';
import { counted } from '../terminal/counts.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';

interface MembersTarget {
  /** By email address or account number. Returns their number. */
  signOut: (member: string) => Promise<number>;
  close?: () => Promise<void>;
}

/** @throws UsageError without the key that hashes owners: a newly generated one would match no session */
async function storeMembers(output: Output): Promise<MembersTarget> {
  const [secret, folder] = [process.env.MEMBERS_SECRET || undefined, dataFolderOf()];
  if (!hasOwnerKey(secret, folder))
    throw new UsageError(
      `there is no members-secret in ${folder}. Set MEMBERS_SECRET to the value of the server, or use --server`,
    );
  const store = await openStoreOfCommand(output, {
    mayCreate: false,
    others: [{ name: 'auth', migrations }],
  });
  const sessions = new Sessions(store.database, await ownerKey(secret, folder));
  return { signOut: (member) => sessions.endAllOf(member), close: () => store.close() };
}

const maxAnswerBytes = 64 * 1024;

function serverMembers(server: string, token: string): MembersTarget {
  const request = editorOfServer(server, token, maxAnswerBytes);
  return {
    signOut: async (member) => {
      const answer = await request('DELETE', memberSessionsAddress, { member });
      const ended = fieldOf(answer, 'ended');
      if (typeof ended !== 'number') throw new Error(refusalOf(answer));
      return ended;
    },
  };
}

const usage = `pagewell members sign-out MEMBER [--server URL]
  Ends all sessions of a reader who is signed in, on every device. MEMBER is the email address of the account; where the provider
  gives none, its number (rvoid).`;

const help = `${usage}

  Whoever was signed in can sign in again, as the provider lets them: an account is closed there. Exit status 1 says that there
  was no session.

  Sessions are in the store (DATABASE_URL, else DATA_DIR), by a hash with MEMBERS_SECRET, else with members-secret in DATA_DIR. With
  --server, or where a running server holds the store, this goes through that server's editor, whose EDITOR_TOKEN the environment has
  to name.`;

export const membersCommand: Command = { usage, help, run: members };

async function members(args: readonly string[], output: Output): Promise<number> {
  const { server, positionals } = readDataArgs(args);
  const [task, member, ...more] = positionals;
  if (task !== 'sign-out') throw new UsageError('members takes sign-out');
  if (!member?.trim()) throw new UsageError('name the member whose sessions to end');
  if (more.length > 0) throw new UsageError('members takes one member');
  const ways = { store: () => storeMembers(output), server: serverMembers };
  return workOnData(server, output, ways, async (target) => {
    const ended = await target.signOut(member);
    output.err(`pagewell: ${counted(ended, 'session')} ended\n`);
    return ended > 0 ? exitStatus.ok : exitStatus.findings;
  });
}
