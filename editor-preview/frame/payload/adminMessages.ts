import { isRecord } from '#contracts/json/isRecord.ts';

/** What Payload's Live Preview calls its messages, in both directions. */
const livePreview = 'payload-live-preview';

/** Says to Payload's admin that there is somebody who takes documents. It sends the first one then. */
export const readyForAdmin = { type: livePreview, ready: true } as const;

/** Says which block was pressed, and where it stands in the document, such as `blocks.3.items.0`. */
export interface PressedInPreview {
  readonly type: 'pagewell-pressed';
  readonly field: string;
}

/** The document of a message of Payload's admin; undefined where it is another message, or of another form. */
export function documentIn(message: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(message) || message.type !== livePreview) return undefined;
  const { data, collectionSlug } = message;
  return isRecord(data) && collectionSlug === 'articles' ? data : undefined;
}
