import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { maxUploadBytes } from '#contracts/pictures/uploadRules.ts';
import { fetchImage, type SendRequest } from '#features/pictures/fetchImage.ts';
import { ImageError } from '#features/pictures/imageError.ts';
import { hasCode } from '#platform/errorCode.ts';
import type { TakenPicture } from '../target/importTarget.ts';

/** Fetch, copy from a local folder, retain the old address, or leave out. */
export type PictureChoice = { from: 'web' } | { from: 'folder'; folder: string } | { from: 'keep' | 'none' };

export interface PictureParts {
  choice: PictureChoice;
  archiveFolder: string | undefined;
  known: ReadonlyMap<string, TakenPicture>;
  store: (name: string, bytes: Buffer) => Promise<TakenPicture>;
  remember: (address: string, picture: TakenPicture) => void;
  send?: SendRequest | undefined;
}

/** Consecutive failures after which a host is not requested again. */
const maxFailures = 5;

/** Site generators serve the files of some folders from the root. */
function servedNames(path: string): string[] {
  return ['', '/static', '/public', '/assets'].map((folder) => folder + path);
}

/** Imports each picture once, however many posts show it. */
export class PictureImporter {
  readonly #parts: PictureParts;
  /** By address, or by name in the archive's folder. */
  readonly #taken = new Map<string, Promise<TakenPicture>>();
  readonly #failures = new Map<string, number>();
  count = 0;

  constructor(parts: PictureParts) {
    this.#parts = parts;
    for (const [address, picture] of parts.known)
      if (URL.canParse(address)) this.#taken.set(address, Promise.resolve(picture));
  }

  /** @param base the post's folder in the archive, which relative names refer to */
  async importPicture(addresses: readonly string[], base = ''): Promise<TakenPicture> {
    const reasons: string[] = [];
    for (const address of addresses) {
      const taken = await this.#importOnce(address, base);
      if (taken.ok) return taken;
      reasons.push(taken.reason);
    }
    return { ok: false, reason: reasons[0] ?? 'it has no address' };
  }

  #importOnce(address: string, base: string): Promise<TakenPicture> {
    const isRooted = URL.canParse(address) || address.startsWith('/');
    const key = isRooted ? address : join('/', base, address);
    const known = this.#taken.get(key);
    if (known) return known;
    const taking = this.#importNew(address, key);
    this.#taken.set(key, taking);
    return taking;
  }

  async #importNew(address: string, key: string): Promise<TakenPicture> {
    try {
      const { known, store, remember } = this.#parts;
      const bytes = await this.#bytesOf(address, key);
      // In another archive, or a later run, the name may be that of another file.
      const journalKey = URL.canParse(address)
        ? address
        : `${key}#${createHash('sha256').update(bytes).digest('hex')}`;
      const stored = known.get(journalKey);
      if (stored) return stored;
      const picture = await store(nameOf(address), bytes);
      if (picture.ok) {
        this.count += 1;
        remember(journalKey, picture);
      }
      return picture;
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      return { ok: false, reason: error.message };
    }
  }

  async #bytesOf(address: string, key: string): Promise<Buffer> {
    const { choice, archiveFolder } = this.#parts;
    if (!URL.canParse(address)) {
      const path = decodedPath(key);
      if (choice.from === 'folder')
        return fileBytes(choice.folder, endsOf(path)).catch((error: unknown) => {
          if (archiveFolder === undefined || !(error instanceof ImageError)) throw error;
          return fileBytes(archiveFolder, servedNames(path));
        });
      if (archiveFolder !== undefined) return fileBytes(archiveFolder, servedNames(path));
      throw new ImageError(
        'it has a relative address; name the host of the old site in "hosts" of pagewell.import.js',
      );
    }
    const url = new URL(address);
    if (choice.from === 'folder') return fileBytes(choice.folder, endsOf(decodedPath(url.pathname)));
    return this.#fromWeb(url);
  }

  async #fromWeb(address: URL): Promise<Buffer> {
    // Old posts have addresses from before the site had TLS.
    const url = new URL(address.href.replace(/^http:/, 'https:'));
    const failures = this.#failures.get(url.host) ?? 0;
    if (failures >= maxFailures)
      throw new ImageError(`${url.host} did not respond ${maxFailures} times in a row`);
    const { send } = this.#parts;
    try {
      const bytes = await fetchImage(url, { allowedHosts: 'public', ...(send ? { send } : {}) });
      this.#failures.delete(url.host);
      return bytes;
    } catch (error) {
      if (error instanceof ImageError && /does not respond|within \d+ ms/.test(error.message))
        this.#failures.set(url.host, failures + 1);
      throw error;
    }
  }
}

/** A copy of the uploads may begin at any segment of the path. */
function endsOf(path: string): string[] {
  const steps = path.split('/').filter((step) => step !== '');
  return steps.map((_step, index) => steps.slice(index).join('/'));
}

/** @throws ImageError if no name is a file in the folder */
async function fileBytes(folder: string, names: readonly string[]): Promise<Buffer> {
  const root = await realpath(folder);
  for (const name of names) {
    const file = await realFile(join(root, name));
    // Neither dots nor links lead out of the folder.
    if (!file?.startsWith(root + sep)) continue;
    const { size } = await stat(file);
    if (size > maxUploadBytes) throw new ImageError(`it has more than ${maxUploadBytes} bytes`);
    return readFile(file);
  }
  throw new ImageError('it is not in the folder');
}

async function realFile(name: string): Promise<string | undefined> {
  try {
    const file = await realpath(name);
    return (await stat(file)).isFile() ? file : undefined;
  } catch (error) {
    if (
      ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EACCES', 'ERR_INVALID_ARG_VALUE'].some((code) =>
        hasCode(error, code),
      )
    )
      return undefined;
    throw error;
  }
}

function nameOf(address: string): string {
  return basename(decodedPath(URL.parse(address)?.pathname ?? address)) || 'picture';
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A stray percent sign is a letter of the name.
    return path;
  }
}
