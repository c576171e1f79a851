import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The project's folder, above this file both in the sources and in the build: there are `fixtures` and `dist`.
 *
 * @throws Error where the build was moved away from its project
 */
export function projectFolder(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (path.dirname(folder) === folder) throw new Error('There is no package.json above the server.');
  }
}
