import { type MediaPicture, mediaAddresses, mediaFields } from '#editing/media.ts';
import { type Answer, readAnswer, unreachable } from '../document/askServer.ts';
import { isMediaPicture } from './readMedia.ts';

/** Upload timeout, in milliseconds: 20 MB over a slow connection. */
const timeLimit = 5 * 60_000;

/** Uploads a file, with progress from 0 to 1. Never rejects, except when aborted. */
export type SendPicture = (
  file: File,
  onProgress: (part: number) => void,
  calledOff: AbortSignal,
) => Promise<Answer<MediaPicture>>;

/** Only `XMLHttpRequest` reports upload progress. */
export const sendPicture: SendPicture = (file, onProgress, calledOff) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(
      'POST',
      `${mediaAddresses.pictures}?${new URLSearchParams({ [mediaFields.name]: file.name })}`,
    );
    request.timeout = timeLimit;
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve(unreachable);
    request.ontimeout = () => resolve(unreachable);
    request.onload = () => resolve(readAnswer(request.status, request.responseText, isMediaPicture));
    request.onabort = () => reject(calledOff.reason);
    calledOff.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
