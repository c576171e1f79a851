import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasFields, isNumber, isText } from '#contracts/json/guards.ts';
import type { QueuedOperation } from './documentState.ts';
import { isOperation } from './readExchange.ts';

/** Until the server has them, per article. They survive closed windows, restarts and outages. */
export interface Outbox {
  read: (path: string) => Promise<readonly QueuedOperation[]>;
  /** Stores operations; an existing one is replaced in place. */
  put: (path: string, operations: readonly QueuedOperation[]) => Promise<void>;
  delete: (path: string, ids: readonly string[]) => Promise<void>;
}

interface StoredOperation extends QueuedOperation {
  path: string;
  id: string;
  /** Increases with each operation of this browser. */
  place: number;
}

interface OutboxSchema extends DBSchema {
  operations: { key: [string, string]; value: StoredOperation; indexes: { path: string } };
}

const databaseName = 'pagewell-editor';

/** Undefined if storage is denied, as in some private windows. */
export async function openOutbox(): Promise<Outbox | undefined> {
  try {
    const database = await openDB<OutboxSchema>(databaseName, 1, {
      upgrade: (fresh) =>
        fresh.createObjectStore('operations', { keyPath: ['path', 'id'] }).createIndex('path', 'path'),
    });
    return outboxIn(database);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function outboxIn(database: IDBPDatabase<OutboxSchema>): Outbox {
  return {
    read: async (path) => {
      const stored = await database.getAllFromIndex('operations', 'path', path);
      return stored
        .filter(hasKnownFormat)
        .toSorted((one, other) => one.place - other.place)
        .map(({ operation, made }) => ({ operation, made }));
    },
    put: async (path, operations) => {
      const { store, done } = database.transaction('operations', 'readwrite');
      for (const { operation, made } of operations) {
        const { id } = operation;
        const existing = await store.get([path, id]);
        await store.put({ path, id, place: existing?.place ?? nextPlace(), operation, made });
      }
      await done;
    },
    delete: async (path, ids) => {
      const { store, done } = database.transaction('operations', 'readwrite');
      await Promise.all(ids.map((id) => store.delete([path, id])));
      await done;
    },
  };
}

const isMadeBy = hasFields<StoredOperation['made']>({ sender: isText, since: isNumber });

/** Other editor versions may have stored another format. */
function hasKnownFormat({ operation, made }: StoredOperation): boolean {
  return isOperation(operation) && isMadeBy(made);
}

let lastPlace = 0;

/** From the clock, so that later windows continue after this one. */
function nextPlace(): number {
  lastPlace = Math.max(lastPlace + 1 / 1024, Date.now());
  return lastPlace;
}
