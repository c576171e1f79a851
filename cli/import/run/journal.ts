import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRecord } from '#contracts/json/isRecord.ts';
import { parseJson } from '#contracts/json/json.ts';
import { dataFolderOf, lastingDatabaseOf } from '../../data/storeOfCommand.ts';
import type { TakenPicture } from '../target/importTarget.ts';

export interface Journal {
  revisionOf: (path: string) => string | null;
  noteArticle: (path: string, revision: string) => void;
  pictures: ReadonlyMap<string, TakenPicture>;
  notePicture: (address: string, picture: TakenPicture) => void;
}

export function readOnlyJournal({ revisionOf, pictures }: Journal): Journal {
  return { revisionOf, pictures, noteArticle: () => {}, notePicture: () => {} };
}

/** One line for each article and picture, written when it is stored, so an interrupted import resumes. */
export function openJournal(server: string | undefined): Journal {
  const database = lastingDatabaseOf();
  const store = server ?? ('folder' in database ? 'store' : database.databaseUrl);
  const name = createHash('sha256').update(store).digest('hex').slice(0, 12);
  return journalIn(join(dataFolderOf(), 'imports', `${name}.ndjson`));
}

export function journalIn(file: string): Journal {
  const revisions = new Map<string, string>();
  const pictures = new Map<string, TakenPicture>();
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const line of text.split('\n')) {
    const entry = entryIn(line);
    if (entry?.is === 'article') revisions.set(entry.path, entry.revision);
    if (entry?.is === 'picture') pictures.set(entry.address, entry.picture);
  }
  // A crash may have cut off the last line: the next entry starts on a new one.
  let ending = text === '' || text.endsWith('\n') ? '' : '\n';
  const write = (entry: object): void => {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${ending}${JSON.stringify(entry)}\n`);
    ending = '';
  };
  return {
    pictures,
    revisionOf: (path) => revisions.get(path) ?? null,
    noteArticle(path, revision) {
      if (revisions.get(path) === revision) return;
      revisions.set(path, revision);
      write({ path, revision });
    },
    notePicture(address, picture) {
      const { ok, ...taken } = picture;
      if (ok) write({ address, ...taken });
    },
  };
}

type Entry =
  | { is: 'article'; path: string; revision: string }
  | { is: 'picture'; address: string; picture: TakenPicture };

/** Undefined for a truncated line: that article is compared with the store again. */
function entryIn(line: string): Entry | undefined {
  const value = parseJson(line);
  if (!isRecord(value)) return undefined;
  const { path, revision, address, src, width, height } = value;
  if (typeof path === 'string' && typeof revision === 'string') return { is: 'article', path, revision };
  if (typeof address !== 'string' || typeof src !== 'string') return undefined;
  const size = typeof width === 'number' && typeof height === 'number' ? { width, height } : {};
  return { is: 'picture', address, picture: { ok: true, src, ...size } };
}
