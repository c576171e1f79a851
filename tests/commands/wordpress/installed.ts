import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian's package has WordPress. */
export const wordpressFiles = '/usr/share/wordpress';
const needed = ['php', 'mariadbd', 'mariadb-install-db'];

/** Ends the process, and says what to install, where something is missing. */
export function requireWordpress(): void {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const missing = needed.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (!existsSync(join(wordpressFiles, 'wp-load.php'))) missing.push(wordpressFiles);
  if (missing.length === 0) return;
  process.stderr.write(
    `This needs ${missing.join(', ')}. On Debian and Ubuntu:\n  sudo apt-get install --no-install-recommends wordpress wordpress-theme-twentytwentythree php-cli php-mysql mariadb-server\n`,
  );
  process.exit(2);
}
