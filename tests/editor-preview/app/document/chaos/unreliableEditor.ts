import { IDBFactory } from 'fake-indexeddb';
import { isRecord } from '#contracts/json/isRecord.ts';
import { createApiClient } from '#editor-preview/app/document/apiClient.ts';
import { createDocument, type EditorDocument } from '#editor-preview/app/document/createDocument.ts';
import { createOperationsClient } from '#editor-preview/app/document/operationsClient.ts';
import { type Outbox, openOutbox } from '#editor-preview/app/document/outbox.ts';
import { isOperation } from '#editor-preview/app/document/readExchange.ts';
import type { Operation } from '#editor-preview/model/operation.ts';
import { owner } from '#editor-preview/model/person.ts';
import type { RestartingServer } from './restartingServer.ts';

export type Network = 'works' | 'is gone' | 'loses requests' | 'loses answers';

/** An editor's browser, in which one tab after the other has the article open. Nothing in it can be relied on. */
export interface UnreliableEditor {
  readonly name: string;
  document: () => EditorDocument | undefined;
  open: () => Promise<boolean>;
  /** The tab is gone from one moment to the next: it sends, hears and keeps nothing any more. */
  killTab: () => void;
  setNetwork: (network: Network) => void;
  made: () => number;
  relied: () => ReadonlyMap<string, ReliedOperation>;
}

export interface ReliedOperation {
  /**
   * With all that was typed: the last form that the browser kept before the operation was first sent, and all later ones. A sent
   * operation grows no more, but its window may give it other places, or make it a whole text.
   */
  readonly kept: readonly string[];
  /** The forms that have reached the server, which may have taken any of them when its answer was lost. */
  readonly sent: readonly string[];
}

/**
 * @param random draws what becomes of requests
 */
export function unreliableEditor(
  name: string,
  path: string,
  server: Pick<RestartingServer, 'address' | 'headers'>,
  random: () => number,
): UnreliableEditor {
  const browser = new IDBFactory();
  const forms = new Map<string, string[]>();
  const relied = new Map<string, string>();
  const sent = new Map<string, string[]>();
  let network: Network = 'works';
  let tab: { document: EditorDocument; died: AbortController } | undefined;
  let tabs = 0;

  function networkOf(died: AbortSignal): typeof fetch {
    return async (address, init = {}) => {
      const base = server.address();
      if (died.aborted || network === 'is gone' || base === undefined) throw new TypeError('Failed to fetch');
      if (network === 'loses requests' && random() < 0.5) throw new TypeError('Failed to fetch');
      const signals = [died, ...(init.signal ? [init.signal] : [])];
      for (const { id, changes } of operationsIn(init.body))
        sent.set(id, [...(sent.get(id) ?? []), JSON.stringify(changes)]);
      const headers = { ...Object.fromEntries(new Headers(init.headers)), ...server.headers };
      const answer = await fetch(base + String(address), {
        ...init,
        headers,
        signal: AbortSignal.any(signals),
      });
      if (network === 'loses answers' && random() < 0.5) throw new TypeError('Failed to fetch');
      return answer;
    };
  }

  /** The browser's own store, which a dead tab does not reach any more. */
  function outboxOf(outbox: Outbox, died: AbortSignal): Outbox {
    return {
      read: (of) => outbox.read(of),
      put: async (of, operations) => {
        if (died.aborted) return;
        const kept = operations.map(
          ({ operation: { id, changes } }) => [id, JSON.stringify(changes)] as const,
        );
        for (const [id, form] of kept) forms.set(id, [...(forms.get(id) ?? []), form]);
        await outbox.put(of, operations);
        for (const [id, form] of kept) if (!sent.has(id)) relied.set(id, form);
      },
      delete: async (of, ids) => {
        if (!died.aborted) await outbox.delete(of, ids);
      },
    };
  }

  return {
    name,
    document: () => tab?.document,
    made: () => forms.size,
    relied: () =>
      new Map(
        [...relied].map(([id, form]) => [
          id,
          { kept: (forms.get(id) ?? []).slice(forms.get(id)?.indexOf(form)), sent: sent.get(id) ?? [] },
        ]),
      ),
    setNetwork: (next) => {
      network = next;
    },
    open: async () => {
      const died = new AbortController();
      const client = createOperationsClient(createApiClient(networkOf(died.signal)));
      // The browser's store is a global of its windows, and these two browsers are one process.
      globalThis.indexedDB = browser;
      const opening = openOutbox();
      const [outbox, answer] = [await opening, await client.open(path)];
      if (!outbox) throw new Error('This browser keeps nothing.');
      if (answer.kind !== 'done') return false;
      tabs++;
      const [number, sender] = [tabs, `${name}-tab-${tabs}`];
      let operations = 0;
      const document = createDocument({
        server: answer.value,
        person: owner,
        client,
        sender,
        outbox: outboxOf(outbox, died.signal),
        unsent: await outbox.read(path),
        stamp: () => ({ id: `${name}-${number}-${++operations}`, author: name, at: '2026-11-23T12:00:00Z' }),
        announce: () => undefined,
      });
      tab = { document, died };
      return true;
    },
    killTab: () => {
      tab?.died.abort();
      tab?.document.stop();
      tab = undefined;
    },
  };
}

function operationsIn(body: RequestInit['body']): readonly Operation[] {
  const value: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  return isRecord(value) && Array.isArray(value.operations) ? value.operations.filter(isOperation) : [];
}
