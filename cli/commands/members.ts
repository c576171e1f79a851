import { serverMembers, storeMembers } from '../data/membersTarget.ts';
import { readDataArgs, workOnData } from '../data/storeOrServer.ts';
import type { Command } from '../terminal/command.ts';
import { counted } from '../terminal/counts.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';

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
