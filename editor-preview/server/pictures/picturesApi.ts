import { maxUploadBytes } from '#contracts/pictures/uploadRules.ts';
import { maxMediaWordsLength, mediaAddresses, mediaFields } from '#editor-preview/model/media.ts';
import { faultInWords } from '#editor-preview/model/uploads/uploadFault.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { type ApiReply, api, bytes, type Route } from '#feature-kit/route.ts';
import { badRequest } from '#platform/http/httpError.ts';
import { WorkQueue } from '#platform/http/workQueue.ts';
import { requiredField } from '../requests/requestFields.ts';
import { permitted } from '../requests/signedIn.ts';
import { type EditorWords, wordsFor } from '../words/words.ts';
import { searchPictures, uploadedPicture } from './pictureLibrary.ts';
import { pictureName } from './pictureName.ts';
import { PictureRefusal, reencodePicture } from './reencodePicture.ts';

/** From one address: a folder of pictures, but not a disk. */
const uploadLimit = { most: 120, seconds: 600 };
/** Decoding takes a core and the memory of a whole picture; pages need theirs. */
const queueLimits = { maxRunning: 1, maxWaiting: 8 };
const maxFileNameLength = 255;

interface PicturesApiParts {
  store: Pick<EditorStore, 'pictures' | 'picturesInUse' | 'people'>;
  folders: readonly string[];
}

export function picturesApi({ store, folders }: PicturesApiParts): Route[] {
  const { pictures, picturesInUse: inUse, people } = store;
  const queue = new WorkQueue(queueLimits);

  async function take(
    file: Buffer,
    fileName: string,
    author: string,
    { words, locale }: EditorWords,
  ): Promise<ApiReply> {
    try {
      const picture = await queue.run(() => reencodePicture(file));
      const name = pictureName(fileName, picture.bytes);
      const stored = await pictures.store({ name, ...picture }, author);
      return { status: 201, body: uploadedPicture(stored) };
    } catch (error) {
      if (!(error instanceof PictureRefusal)) throw error;
      return { status: 422, body: { error: faultInWords(error.fault, words.uploads, locale) } };
    }
  }

  return [
    api(`GET ${mediaAddresses.pictures}`, async ({ query }) => {
      const words = (query.get(mediaFields.words) ?? '').slice(0, maxMediaWordsLength);
      const after = startOf(query.get(mediaFields.after));
      return {
        body: await searchPictures({ pictures, inUse, folders }, words.split(/\s+/).filter(Boolean), after),
      };
    }),
    api(
      `POST ${mediaAddresses.pictures}`,
      { limit: uploadLimit, body: { ...bytes(maxUploadBytes), tooLarge } },
      async (request) => {
        const { name: author } = await permitted(request, 'write', people);
        const fileName = requiredField(request.query, mediaFields.name).slice(0, maxFileNameLength);
        return take(request.body, fileName, author, wordsFor(request.headers));
      },
    ),
  ];
}

const tooLarge = faultInWords({ kind: 'too-many-bytes' });

function startOf(text: string | null): number {
  if (text === null) return 0;
  if (!/^\d{1,6}$/.test(text)) throw badRequest(`“${mediaFields.after}” is not a number.`);
  return Number(text);
}
