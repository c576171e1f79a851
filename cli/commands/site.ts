import { readFileSync } from 'node:fs';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { checkSiteConfiguration } from '#content/site/checkSiteConfiguration.ts';
import { siteConfigurationAddress } from '#editor-preview/model/site.ts';
import { editorOfServer, refusalOf } from '../data/editorApi.ts';
import { openStoreOfCommand } from '../data/storeOfCommand.ts';
import { readDataArgs, workOnData } from '../data/storeOrServer.ts';
import { reasonOf } from '../files/readBounded.ts';
import type { Command } from '../terminal/command.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import { type Output, printable } from '../terminal/output.ts';

interface SiteTarget {
  read: () => Promise<unknown>;
  write: (value: object) => Promise<void>;
  close?: () => Promise<void>;
}

function storeSite(store: DatabaseStore): SiteTarget {
  return {
    read: async () => (await store.siteConfiguration.read())?.value,
    write: (value) => store.siteConfiguration.save(value, 'pagewell'),
    close: () => store.close(),
  };
}

const maxAnswerBytes = 4 * 1024 * 1024;

function serverSite(server: string, token: string): SiteTarget {
  const request = editorOfServer(server, token, maxAnswerBytes);
  return {
    read: async () => {
      const answer = await request('GET', siteConfigurationAddress, {});
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw new Error(refusalOf(answer));
      return answer.value;
    },
    write: async (value) => {
      const answer = await request('PUT', siteConfigurationAddress, {}, value);
      if (answer.status !== 200) throw new Error(refusalOf(answer));
    },
  };
}

const usage = `pagewell site show [--server URL]
pagewell site set FILE [--server URL]
  What stands around the articles: menus, branding, ads, partners. show writes what the store has to standard output; set
  takes a file in its place, where nothing is wrong with it (pagewell validate FILE says what), and readers get it at once.`;

const help = `${usage}

  It is in the store (DATABASE_URL, else DATA_DIR). With --server, or where a running server holds the store, this goes through
  that server's editor, whose EDITOR_TOKEN the environment has to name. Where a site takes it from a CMS, or from the file
  SITE_CONFIG, what the store has is not shown to readers.`;

export const siteCommand: Command = { usage, help, run: site };

async function site(args: readonly string[], output: Output): Promise<number> {
  const { server, positionals } = readDataArgs(args);
  const [task, file, ...more] = positionals;
  const isUnderstood =
    (task === 'show' && file === undefined) || (task === 'set' && file && more.length === 0);
  if (!isUnderstood) throw new UsageError('site takes show, or set with one file');
  const newSite = task === 'set' && file ? readSite(file, output) : undefined;
  if (newSite === null) return exitStatus.findings;
  const ways = {
    store: async () => storeSite(await openStoreOfCommand(output, { mayCreate: newSite !== undefined })),
    server: serverSite,
  };
  return workOnData(server, output, ways, async (target) => {
    if (newSite) {
      await target.write(newSite);
      output.err('pagewell: the site configuration is stored, and all pages are rendered again\n');
      return exitStatus.ok;
    }
    const stored = await target.read();
    if (stored === undefined) {
      output.err('pagewell: the store has no site configuration\n');
      return exitStatus.noInput;
    }
    output.out(`${JSON.stringify(stored, null, 2)}\n`);
    return exitStatus.ok;
  });
}

function readSite(file: string, output: Output): object | null {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${reasonOf(error)}`);
  }
  const { problems } = checkSiteConfiguration(value);
  for (const { rule, pointer, message } of problems) {
    output.err(printable(`${file}${pointer && ` ${pointer}`}: ${rule} ${message}`));
    output.err('\n');
  }
  return problems.length === 0 && typeof value === 'object' ? value : null;
}
