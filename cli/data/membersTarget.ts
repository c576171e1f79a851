import { memberSessionsAddress } from '#contracts/auth.ts';
import { migrations } from '#features/auth/migrations.ts';
import { hasOwnerKey, ownerKey } from '#features/auth/sessionOwner.ts';
import { Sessions } from '#features/auth/sessions.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';
import { editorOfServer, fieldOf, refusalOf } from './editorApi.ts';
import { dataFolderOf, openStoreOfCommand } from './storeOfCommand.ts';

export interface MembersTarget {
  /** By email address or account number. Returns their number. */
  signOut: (member: string) => Promise<number>;
  close: () => Promise<void>;
}

/** @throws UsageError without the key that hashes owners: a newly generated one would match no session */
export async function storeMembers(output: Output): Promise<MembersTarget> {
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

export function serverMembers(server: string, token: string): MembersTarget {
  const request = editorOfServer(server, token, maxAnswerBytes);
  return {
    signOut: async (member) => {
      const answer = await request('DELETE', memberSessionsAddress, { member });
      const ended = fieldOf(answer, 'ended');
      if (typeof ended !== 'number') throw new Error(refusalOf(answer));
      return ended;
    },
    close: async () => {},
  };
}
