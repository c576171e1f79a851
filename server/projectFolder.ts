import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The project's folder, with `fixtures` and `dist`, found from sources and from a build.
 * @throws Error if the build was moved out of its project
 */
export function projectFolder(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (path.dirname(folder) === folder) throw new Error('There is no package.json above the server.');
  }
}
