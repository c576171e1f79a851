import { type ChildProcess, execFile } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from '../projectFolder.ts';
import { ImageError } from './imageError.ts';

/** Drawings that are written by hand or by a program stay far below; larger ones take long to draw. */
const maxBytes = 512 * 1024;

/** Filters take minutes for a few bytes. */
const filters = [/<(?:[^\s<>/]+:)?filter[\s/>]/i, /\bfilter\s*[:=]/i, /\bfe[A-Z][A-Za-z]+/];
/** Could hide a filter from this look at the text. Drawing programs write neither into a picture for a page. */
const disguises = [/<!ENTITY/i, /\\[0-9a-f]/i];

/** What a drawing may take, in milliseconds: repeated parts and large areas cost seconds for a few bytes. */
const timeLimit = 10_000;
/** More bytes of pixels than the largest picture on a page has, even where none of them is like the other. */
const maxDrawnBytes = 64 * 1024 * 1024;

/** Whether the bytes may be taken for a drawing, which is looked for near their beginning, also in what is compressed. */
export function mayBeDrawing(input: Buffer): boolean {
  const isCompressed = input[0] === 0x1f && input[1] === 0x8b;
  return isCompressed || /<svg/i.test(input.toString('latin1', 0, lookedAt));
}

/** libvips looks at the first thousand bytes. */
const lookedAt = 4096;

/**
 * Makes pixels of a drawing, in a process of its own, which is ended when it takes too long: drawing cannot be stopped
 * once it has begun, and would keep a thread of the server for minutes. It knows nothing of the server's environment.
 *
 * @param width in device pixels
 * @throws ImageError
 */
export async function drawPicture(input: Buffer, width: number, maxPixels: number): Promise<Buffer> {
  requirePlainDrawing(input);
  return new Promise((resolve, reject) => {
    const process: ChildProcess = execFile(
      globalThis.process.execPath,
      [drawingProgram(), String(width), String(maxPixels)],
      { encoding: 'buffer', timeout: timeLimit, killSignal: 'SIGKILL', maxBuffer: maxDrawnBytes, env: {} },
      (error, pixels) => {
        if (!error) resolve(pixels);
        else if (error.killed) reject(new ImageError(`a drawing that takes more than ${timeLimit} ms`));
        else reject(new ImageError('the drawing cannot be read', { cause: error }));
      },
    );
    // It may end before it has read everything; how it ended says enough.
    process.stdin?.on('error', () => undefined);
    process.stdin?.end(input);
  });
}

/** Beside this source, or, where that is built, in the build. */
function drawingProgram(): string {
  return import.meta.filename.endsWith('.ts')
    ? path.join(import.meta.dirname, 'drawPicture.ts')
    : path.join(projectFolder(), 'dist', 'server', 'drawPicture.js');
}

/**
 * Refuses drawings that may take long to draw. They are looked at as text, so one that is compressed, or in another
 * encoding than UTF-8, is refused as well.
 *
 * @throws ImageError
 */
function requirePlainDrawing(input: Buffer): void {
  if (input.byteLength > maxBytes) throw new ImageError(`a drawing of more than ${maxBytes} bytes`);
  const text = decode(input);
  if (filters.some((pattern) => pattern.test(text))) throw new ImageError('a drawing with filters');
  if (disguises.some((pattern) => pattern.test(text))) {
    throw new ImageError('a drawing with entities or escapes of its own');
  }
}

function decode(input: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(input);
    if (!text.includes('\0')) return text;
  } catch (cause) {
    throw new ImageError('a drawing that is not plain UTF-8', { cause });
  }
  throw new ImageError('a drawing that is not plain UTF-8');
}
