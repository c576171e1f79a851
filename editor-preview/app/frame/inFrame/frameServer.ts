import { type PreviewReader, readerFields } from '#contracts/previewReader.ts';
import {
  editorAddresses,
  editorFields,
  ownFrameAddresses,
  ownFrameFields,
  previewDifferencesAddress,
} from '#editor-preview/model/editorPages.ts';
import { type FrameFacts, frameFactsAttribute } from '#transformer/preview/frameFacts.ts';

export interface ServerPage {
  page: Document;
  sequence: unknown;
}

const timeoutMs = 20_000;

export type FrameServer = ReturnType<typeof frameServer>;

/**
 * If the frame is on another origin than the editor, a token replaces the session.
 * @param path the present one, which a rename changes
 */
export function frameServer(
  { editor }: Pick<FrameFacts, 'editor'>,
  token: () => string | undefined,
  path: () => string,
) {
  const isSeparateOrigin = editor !== undefined;
  const requestFor = (reader: PreviewReader): [address: string, options: RequestInit] => {
    const fields = new URLSearchParams([[editorFields.path, path()], ...readerFields(reader)]);
    if (!isSeparateOrigin) return [`${editorAddresses.frame}?${fields}`, {}];
    fields.set(ownFrameFields.token, token() ?? '');
    return [ownFrameAddresses.page, { method: 'POST', body: fields }];
  };
  return {
    /** Undefined without a session, offline, or on timeout. The next change retries. */
    page: (reader: PreviewReader) => pageAt(...requestFor(reader)),
    reportDifferences: async (blocks: number) => {
      const address = isSeparateOrigin ? ownFrameAddresses.differences : previewDifferencesAddress;
      const authorization = isSeparateOrigin ? { Authorization: `Bearer ${token() ?? ''}` } : {};
      await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...authorization },
        body: JSON.stringify({ blocks }),
      });
    },
  };
}

/** The server's page at an address; undefined on failure or timeout. */
export async function pageAt(address: string, options: RequestInit): Promise<ServerPage | undefined> {
  const html = await textAt(address, { ...options, signal: AbortSignal.timeout(timeoutMs) });
  if (html === undefined) return undefined;
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const facts = page.querySelector(`script[${frameFactsAttribute}]`)?.textContent;
  if (!facts) return undefined;
  const { sequence } = JSON.parse(facts);
  return { page, sequence };
}

/** The content security policy applies to inline styles even in a parsed document. */
function withoutStyles(html: string): string {
  const [start, end] = [html.indexOf('<style>'), html.indexOf('</style>')];
  return start < 0 || end < start ? html : html.slice(0, start) + html.slice(end);
}

async function textAt(address: string, options: RequestInit): Promise<string | undefined> {
  try {
    const response = await fetch(address, options);
    return response.ok ? await response.text() : undefined;
  } catch (error) {
    // How `fetch` reports network errors and timeouts.
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}
