import { migrations } from '#features/auth/migrations.ts';
import { hasOwnerKey, ownerKey } from '#features/auth/sessionOwner.ts';
import { Sessions } from '#features/auth/sessions.ts';
import { dataFolderOf, openStoreOfCommand } from '../data/storeOfCommand.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';
import type { MembersTarget } from './membersTarget.ts';

/**
 * Access by the store, when no running server has locked it.
 * @throws UsageError without the key that hashes owners: a newly generated one would match no session
 */
export async function storeMembers(output: Output): Promise<MembersTarget> {
  const [secret, folder] = [process.env.MEMBERS_SECRET || undefined, dataFolderOf()];
  if (!hasOwnerKey(secret, folder)) {
    throw new UsageError(
      `there is no members-secret in ${folder}. Say MEMBERS_SECRET as the server has it, or go through it with --server`,
    );
  }
  const store = await openStoreOfCommand(output, {
    mayCreate: false,
    others: [{ name: 'auth', migrations }],
  });
  const sessions = new Sessions(store.database, await ownerKey(secret, folder));
  return { signOut: (member) => sessions.endAllOf(member), close: () => store.close() };
}
