import type { DatabaseAdapterObj, PayloadRequest } from 'payload';

type Work = () => void;

const pending = new Map<number | string, Work[]>();

/** Payload has no hook for it. After a rollback the work is dropped. */
export async function afterCommit(req: PayloadRequest, work: Work): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined) return work();
  pending.set(transaction, [...(pending.get(transaction) ?? []), work]);
}

export function withAfterCommit<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init(args: Parameters<Adapter['init']>[0]) {
      const database = adapter.init(args);
      const { commitTransaction, rollbackTransaction } = database;
      database.commitTransaction = async (id) => {
        await commitTransaction.call(database, id);
        for (const work of taken(await id)) work();
      };
      database.rollbackTransaction = async (id) => {
        taken(await id);
        await rollbackTransaction.call(database, id);
      };
      return database;
    },
  };
}

function taken(transaction: number | string): Work[] {
  const works = pending.get(transaction) ?? [];
  pending.delete(transaction);
  return works;
}
