import { type PreviewReader, readerFields } from '#contracts/previewReader.ts';
import {
  editorAddresses,
  editorFields,
  ownFrameAddresses,
  ownFrameFields,
  previewDifferencesAddress,
} from '#editing/editorPages.ts';
import { type FrameFacts, frameFactsAttribute } from '#transformer/preview/frameFacts.ts';

/** A page that the server made of the article as it is kept. */
export interface ServerPage {
  page: Document;
  /** Of the last operation in it. */
  sequence: unknown;
}

/** How long the server may take before it counts as gone, in milliseconds. */
const timeLimit = 20_000;

/** How the frame reaches the server. */
export interface FrameServer {
  /**
   * The server's page of the article for a reader. Undefined where it gives none: to somebody who is signed out or
   * offline, or within no reasonable time. The next change asks again.
   */
  page: (reader: PreviewReader) => Promise<ServerPage | undefined>;
  /** Says how many blocks were rendered otherwise here. */
  tellDifferences: (blocks: number) => Promise<void>;
}

/**
 * @param facts with the editor's origin where the frame is on another one: there is no session there, and a token stands
 *   for it
 * @param token the one that holds now
 */
export function frameServer(
  { path, editor }: Pick<FrameFacts, 'path' | 'editor'>,
  token: () => string | undefined,
): FrameServer {
  const isOnItsOwn = editor !== undefined;
  const askFor = (reader: PreviewReader): [address: string, options: RequestInit] => {
    const fields = new URLSearchParams([[editorFields.path, path], ...readerFields(reader)]);
    if (!isOnItsOwn) return [`${editorAddresses.frame}?${fields}`, {}];
    fields.set(ownFrameFields.token, token() ?? '');
    return [ownFrameAddresses.page, { method: 'POST', body: fields }];
  };
  return {
    page: (reader) => pageAt(...askFor(reader)),
    tellDifferences: async (blocks) => {
      const address = isOnItsOwn ? ownFrameAddresses.differences : previewDifferencesAddress;
      const authorization = isOnItsOwn ? { Authorization: `Bearer ${token() ?? ''}` } : {};
      await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...authorization },
        body: JSON.stringify({ blocks }),
      });
    },
  };
}

/** The page that the server makes at an address; undefined where it gives none within a reasonable time. */
export async function pageAt(address: string, options: RequestInit): Promise<ServerPage | undefined> {
  const html = await textAt(address, { ...options, signal: AbortSignal.timeout(timeLimit) });
  if (html === undefined) return undefined;
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const facts = page.querySelector(`script[${frameFactsAttribute}]`)?.textContent;
  if (!facts) return undefined;
  const { sequence } = JSON.parse(facts);
  return { page, sequence };
}

/** Even in a page that is only parsed, inline styles are held against the policy of this one, which allows its own alone. */
function withoutStyles(html: string): string {
  const [start, end] = [html.indexOf('<style>'), html.indexOf('</style>')];
  return start < 0 || end < start ? html : html.slice(0, start) + html.slice(end);
}

async function textAt(address: string, options: RequestInit): Promise<string | undefined> {
  try {
    const answer = await fetch(address, options);
    return answer.ok ? await answer.text() : undefined;
  } catch (error) {
    // How `fetch` tells that there is no network, or that it took too long.
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}
