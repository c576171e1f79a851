import { isEmail } from '#contracts/formValidation.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { type ListedSubscription, newsletterAddresses } from '#contracts/newsletter.ts';
import { newsletterManagement } from '#features/newsletter/management.ts';
import { migrations } from '#features/newsletter/migrations.ts';
import { editorOfServer, fieldOf, refusalOf } from '../data/editorApi.ts';
import { openStoreOfCommand } from '../data/storeOfCommand.ts';
import { readDataArgs, workOnData } from '../data/storeOrServer.ts';
import type { Command } from '../terminal/command.ts';
import { counted } from '../terminal/counts.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import { type Output, printable } from '../terminal/output.ts';

interface NewsletterTarget {
  export: (email: string | undefined) => Promise<readonly ListedSubscription[]>;
  erase: (email: string) => Promise<boolean>;
  close?: () => Promise<void>;
}

async function storeNewsletter(output: Output): Promise<NewsletterTarget> {
  const others = [{ name: 'newsletter', migrations }];
  const store = await openStoreOfCommand(output, { mayCreate: false, others });
  const management = newsletterManagement(store.database);
  return { ...management, close: () => store.close() };
}

/** Some hundred thousand subscriptions. */
const maxAnswerBytes = 256 * 1024 * 1024;

function serverNewsletter(server: string, token: string): NewsletterTarget {
  const request = editorOfServer(server, token, maxAnswerBytes);
  return {
    export: async (email) => {
      const answer = await request(
        'GET',
        newsletterAddresses.management,
        email === undefined ? {} : { email },
      );
      const subscriptions = fieldOf(answer, 'subscriptions');
      if (!Array.isArray(subscriptions) || !subscriptions.every(isListed)) throw new Error(refusalOf(answer));
      return subscriptions;
    },
    erase: async (email) => {
      const answer = await request('DELETE', newsletterAddresses.management, { email });
      if (answer.status === 404) return false;
      if (fieldOf(answer, 'erased') !== true) throw new Error(refusalOf(answer));
      return true;
    },
  };
}

/** Entries are printed unchanged, so only their type is checked. */
function isListed(value: unknown): value is ListedSubscription {
  return typeof value === 'object' && value !== null && typeof ownValue(value, 'email') === 'string';
}

const usage = `pagewell newsletter export [EMAIL] [--server URL]
pagewell newsletter erase EMAIL [--server URL]
  Who asked for letters. export writes a line of JSON for each letter that somebody asked for, or those of one address. erase
  forgets an address, with all that is kept of it.`;

const help = `${usage}

  Letters may go to those with a confirmedAt and without an endedAt alone. Each line has the path of the link that ends all
  letters to its reader, and the SHA-256 of the address, by which mailing services know it.

  Addresses are in the store (DATABASE_URL, else DATA_DIR). With --server, or where a running server holds the store, this
  goes through that server's editor, whose EDITOR_TOKEN the environment has to name.`;

export const newsletterCommand: Command = { usage, help, run: newsletter };

async function newsletter(args: readonly string[], output: Output): Promise<number> {
  const { server, positionals } = readDataArgs(args);
  const work = workOf(positionals, output);
  const ways = { store: () => storeNewsletter(output), server: serverNewsletter };
  return workOnData(server, output, ways, work);
}

function workOf(
  [task, email, ...more]: readonly string[],
  output: Output,
): (target: NewsletterTarget) => Promise<number> {
  if (more.length > 0) throw new UsageError('newsletter takes one address at most');
  if (email !== undefined && !isEmail(email))
    throw new UsageError(`"${printable(email)}" is not an email address`);
  if (task === 'export')
    return async (target) => {
      const subscriptions = await target.export(email);
      for (const subscription of subscriptions) output.out(`${JSON.stringify(subscription)}\n`);
      output.err(`pagewell: ${counted(subscriptions.length, 'subscription')} exported\n`);
      return exitStatus.ok;
    };
  if (task !== 'erase') throw new UsageError('newsletter takes export and erase');
  if (email === undefined) throw new UsageError('name the address to erase');
  return async (target) => {
    const isErased = await target.erase(email);
    output.err(
      isErased ? 'pagewell: the address is erased\n' : 'pagewell: no data is stored for this address\n',
    );
    return isErased ? exitStatus.ok : exitStatus.findings;
  };
}
