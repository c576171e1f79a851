import { isRecord } from '../../contracts/json/isRecord.ts';
import { type MediaPicture, mediaAddresses, mediaFields } from '../../editing/media.ts';
import { isMediaPicture } from './readMedia.ts';

/** How long a picture may take on its way, in milliseconds: 20 MB over a slow line. */
const timeLimit = 5 * 60_000;

export type SentPicture =
  | { readonly kind: 'taken'; readonly picture: MediaPicture }
  /** It is no picture that is taken: trying again changes nothing. */
  | { readonly kind: 'refused'; readonly why: string }
  /** It may work later. */
  | { readonly kind: 'waits'; readonly why: string };

/** Sends a file, and tells from 0 to 1 how much of it has gone. Never fails; calling it off is a rejection. */
export type SendPicture = (
  file: File,
  onProgress: (part: number) => void,
  calledOff: AbortSignal,
) => Promise<SentPicture>;

/** Only `XMLHttpRequest` tells how far an upload is. */
export const sendPicture: SendPicture = (file, onProgress, calledOff) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const unreachable = (): void =>
      resolve({ kind: 'waits', why: 'The server cannot be reached. The picture waits here.' });
    request.open(
      'POST',
      `${mediaAddresses.pictures}?${new URLSearchParams({ [mediaFields.name]: file.name })}`,
    );
    request.timeout = timeLimit;
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = unreachable;
    request.ontimeout = unreachable;
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onabort = () => reject(calledOff.reason);
    calledOff.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

function readAnswer(status: number, text: string): SentPicture {
  const body = parsed(text);
  if (status === 201 && isMediaPicture(body)) return { kind: 'taken', picture: body };
  if (status === 401)
    return { kind: 'waits', why: 'Your session has ended. Sign in in another tab, then try again.' };
  if (status === 429)
    return { kind: 'waits', why: 'Many pictures came from here just now. Try again in some minutes.' };
  if (status >= 500)
    return { kind: 'waits', why: 'The server has too much to do just now. Try again in a moment.' };
  const said = isRecord(body) ? (body.error ?? body.message) : undefined;
  return {
    kind: 'refused',
    why: typeof said === 'string' ? said : `The server did not take it (${status}).`,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy on the way may answer in its own words.
    return undefined;
  }
}
