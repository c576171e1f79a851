import { checkUpload, maxUploadBytes, type UploadFault } from '#contracts/pictures/uploadRules.ts';
import { type MediaPicture, mediaAddresses, mediaFields } from '#editor-preview/model/media.ts';
import { faultInWords } from '#editor-preview/model/uploads/uploadFault.ts';
import { localeOf } from '#editor-preview/model/words/language.ts';
import { type Answer, failureMessage, readAnswer, unreachable } from '../document/apiClient.ts';
import { createListeners } from '../parts/listeners.ts';
import { toolLanguage, words } from '../words/words.ts';
import { isMediaPicture } from './readMedia.ts';

/** Upload timeout, in milliseconds: 20 MB over a slow connection. */
const timeoutMs = 5 * 60_000;

/** Uploads a file, with progress from 0 to 1. Never rejects, except when aborted. */
export type SendPicture = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<Answer<MediaPicture>>;

/** Only `XMLHttpRequest` reports upload progress. */
const sendPicture: SendPicture = (file, onProgress, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(
      'POST',
      `${mediaAddresses.pictures}?${new URLSearchParams({ [mediaFields.name]: file.name })}`,
    );
    request.timeout = timeoutMs;
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve(unreachable);
    request.ontimeout = () => resolve(unreachable);
    request.onload = () => resolve(readAnswer(request.status, request.responseText, isMediaPicture));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

export type Upload =
  | {
      readonly state: 'sending';
      readonly name: string;
      readonly part: number;
    }
  /** It has failed and is queued for a retry. */
  | { readonly state: 'waiting'; readonly name: string; readonly why: string }
  | { readonly state: 'refused'; readonly name: string; readonly why: string };

export const firstRetryMs = 5_000;
const maxRetryMs = 60_000;

interface Pending {
  readonly file: File;
  readonly onTaken: (picture: MediaPicture) => void;
  readonly controller: AbortController;
  readonly shown: Upload;
}

/**
 * They continue while another block is edited, and retry while the server is unreachable; closing the window
 * asks for confirmation.
 */
export interface Uploads {
  subscribe: (listener: () => void) => () => void;
  of: (field: string) => Upload | undefined;
  /** Uploads a file for a field, and cancels the field's previous upload. */
  start: (field: string, file: File, onTaken: (picture: MediaPicture) => void) => Promise<void>;
  tryAgain: (field: string) => Promise<void>;
  cancel: (field: string) => void;
}

/** @param page for `online` events, and a confirmation before the window closes */
export function createUploads(page: EventTarget, send: SendPicture = sendPicture): Uploads {
  const pending = new Map<string, Pending>();
  const { subscribe, notify } = createListeners();

  function show(field: string, upload: Pending | undefined): void {
    if (upload) pending.set(field, upload);
    else pending.delete(field);
    notify();
  }

  async function run(
    field: string,
    { file, onTaken, shown: before }: Pick<Pending, 'file' | 'onTaken'> & { shown?: Upload },
    failures = 0,
  ): Promise<void> {
    pending.get(field)?.controller.abort();
    const controller = new AbortController();
    const { name } = file;
    const update = (shown: Upload): void => {
      if (!controller.signal.aborted) show(field, { file, onTaken, controller, shown });
    };
    // An automatic retry stays "queued" until there is progress.
    update(failures > 0 && before ? before : { state: 'sending', name, part: 0 });
    const fault = await faultOf(file);
    if (fault !== undefined) return update({ state: 'refused', name, why: fault });
    if (controller.signal.aborted) return;
    try {
      const sent = await send(file, (part) => update({ state: 'sending', name, part }), controller.signal);
      if (controller.signal.aborted) return;
      if (sent.kind === 'refused' || sent.kind === 'too-large')
        return update({ state: 'refused', name, why: failureMessage(sent) });
      if (sent.kind !== 'done') {
        update({ state: 'waiting', name, why: words.pictures.queued(failureMessage(sent)) });
        const wait = Math.min(maxRetryMs, firstRetryMs * 2 ** failures);
        const timer = setTimeout(() => void tryAgain(field, failures + 1), wait);
        controller.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
        return;
      }
      show(field, undefined);
      onTaken(sent.value);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
  }

  const tryAgain = async (field: string, failures = 0): Promise<void> => {
    const upload = pending.get(field);
    if (upload) await run(field, upload, failures);
  };
  page.addEventListener('online', () => {
    // Uploads that started offline would wait long for their retry.
    for (const [field, { shown }] of pending) if (shown.state !== 'refused') void tryAgain(field);
  });
  page.addEventListener('beforeunload', (event) => {
    if ([...pending.values()].some(({ shown }) => shown.state !== 'refused')) event.preventDefault();
  });

  return {
    subscribe,
    of: (field) => pending.get(field)?.shown,
    start: (field, file, onTaken) => run(field, { file, onTaken }),
    tryAgain: (field) => tryAgain(field),
    cancel: (field) => {
      pending.get(field)?.controller.abort();
      show(field, undefined);
    },
  };
}

async function faultOf(file: File): Promise<string | undefined> {
  if (file.size > maxUploadBytes) return faultMessage({ kind: 'too-many-bytes', bytes: file.size });
  try {
    const checked = checkUpload(new Uint8Array(await file.arrayBuffer()));
    return checked.ok ? undefined : faultMessage(checked.fault);
  } catch {
    // Moved, or on a removed drive.
    return words.pictures.unreadable;
  }
}

function faultMessage(fault: UploadFault): string {
  return faultInWords(fault, words.uploads, localeOf[toolLanguage]);
}
