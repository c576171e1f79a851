import type { PictureStore, UploadedPicture } from '#content/database/pictures/pictureStore.ts';
import { foldText } from '#content/text/searchWords.ts';
import {
  type MediaPage,
  type MediaPicture,
  mediaPageSize,
  type PictureUse,
  uploadsPath,
} from '#editor-preview/model/media.ts';
import type { ArticleWithPictures, PicturesInUse } from '#editor-preview/store/pictures/picturesInUse.ts';
import { listFolderPictures, sizeOfFile } from './folderPictures.ts';

const maxUsesListed = 5;

interface LibraryParts {
  pictures: Pick<PictureStore, 'uploaded'>;
  inUse: Pick<PicturesInUse, 'read'>;
  folders: readonly string[];
}

interface Placed {
  alt?: string;
  alts: string[];
  uses: PictureUse[];
}

type Listed = Omit<MediaPicture, 'uses' | 'usedIn'> & { file?: string };

/** All words match name, alt text, or title or path of an article. Uploads first. */
export async function searchPictures(
  { pictures, inUse, folders }: LibraryParts,
  words: readonly string[],
  after: number,
): Promise<MediaPage> {
  const [uploaded, articles, inFolders] = await Promise.all([
    pictures.uploaded(),
    inUse.read(),
    listFolderPictures(folders),
  ]);
  const placed = placesOf(articles);
  const all: Listed[] = [
    ...uploaded.map(listedUpload),
    ...inFolders.map(({ src, file }) => ({ src, name: src.slice(src.lastIndexOf('/') + 1), file })),
  ];
  const wanted = words.map(folded);
  const found = all.filter((picture) => {
    const text = folded(textOf(picture, placed.get(picture.src)));
    return wanted.every((word) => text.includes(word));
  });
  const shown = found.slice(after, after + mediaPageSize);
  return {
    pictures: await Promise.all(shown.map((picture) => withPlaces(picture, placed.get(picture.src)))),
    found: found.length,
  };
}

export function uploadedPicture(picture: UploadedPicture): MediaPicture {
  return { ...listedUpload(picture), uses: [], usedIn: 0 };
}

function listedUpload({ name, width, height, author, uploadedAt }: UploadedPicture): Listed {
  return { src: `${uploadsPath}/${name}`, name, width, height, uploadedAt, uploadedBy: author };
}

async function withPlaces({ file, ...picture }: Listed, placed: Placed | undefined): Promise<MediaPicture> {
  const size = file === undefined ? undefined : await sizeOfFile(file);
  return {
    ...picture,
    ...size,
    ...(placed?.alt === undefined ? {} : { alt: placed.alt }),
    uses: placed?.uses.slice(0, maxUsesListed) ?? [],
    usedIn: placed?.uses.length ?? 0,
  };
}

function placesOf(articles: readonly ArticleWithPictures[]): ReadonlyMap<string, Placed> {
  const places = new Map<string, Placed>();
  for (const { path, title, pictures } of articles) {
    for (const { src, alt } of pictures) {
      const known = places.get(src) ?? { alts: [], uses: [] };
      places.set(src, known);
      if (known.uses.at(-1)?.path !== path) known.uses.push({ path, title });
      if (alt === undefined) continue;
      known.alt ??= alt;
      known.alts.push(alt);
    }
  }
  return places;
}

function textOf({ src }: Listed, placed: Placed | undefined): string {
  const uses = placed?.uses.flatMap(({ path, title }) => [title, path]) ?? [];
  return [src, ...(placed?.alts ?? []), ...uses].join('\n');
}

function folded(text: string): string {
  return foldText(text).toLowerCase();
}
