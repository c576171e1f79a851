import { access, constants } from 'node:fs/promises';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import { makeFolder } from '#platform/makeFolder.ts';

/** @throws ConfigurationError if it cannot be created or written to */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(
      `DATA_DIR is "${folder}", but must be a folder that can be written to: ${reason}`,
    );
  }
}
