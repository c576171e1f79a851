import type { OperationsReply } from '#editor-preview/model/exchange.ts';
import type { Answer } from './apiClient.ts';
import type { OperationsClient } from './operationsClient.ts';

export async function wholeReply(
  client: Pick<OperationsClient, 'since'>,
  path: string,
  reply: OperationsReply,
): Promise<Answer<OperationsReply>> {
  const last = reply.operations.at(-1)?.sequence;
  if (last === undefined || last >= reply.sequence) return { kind: 'done', value: reply };
  const more = await client.since(path, last);
  if (more.kind !== 'done') return more;
  const rest = await wholeReply(client, path, more.value);
  if (rest.kind !== 'done') return rest;
  const operations = [...reply.operations, ...rest.value.operations];
  return { kind: 'done', value: { ...rest.value, operations, parked: reply.parked } };
}
