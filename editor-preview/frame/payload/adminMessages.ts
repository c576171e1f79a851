import { isRecord } from '#contracts/json/isRecord.ts';

/** The message type of Payload's Live Preview, in both directions. */
const livePreview = 'payload-live-preview';

/** Tells Payload's admin that the preview is ready. It responds with the first document. */
export const readyForAdmin = { type: livePreview, ready: true } as const;

/** Reports the pressed block and its path in the document, such as `blocks.3.items.0`. */
export interface PressedInPreview {
  readonly type: 'pagewell-pressed';
  readonly field: string;
}

/** The document in a message of Payload's admin; undefined for any other message. */
export function documentIn(message: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(message) || message.type !== livePreview) return undefined;
  const { data, collectionSlug } = message;
  return isRecord(data) && collectionSlug === 'articles' ? data : undefined;
}
