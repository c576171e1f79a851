import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { MediaPicture } from '../../editing/media.ts';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import { smallButton } from '../parts/inputs.styles.ts';
import { searchField } from '../parts/SearchList.styles.ts';
import { chooseFile } from './chooseFile.ts';
import { PictureGrid } from './PictureGrid.tsx';
import { more, pictures, top } from './PicturesDialog.styles.ts';
import { usePictureSearch } from './usePictureSearch.ts';

interface PicturesDialogProps {
  /** The address that the field has now; '' for none. */
  current: string;
  onChoose: (picture: MediaPicture) => void;
  /** A file instead: dropped, pasted or chosen from the computer. */
  onFile: (file: File) => void;
  onClose: () => void;
}

/** The pictures of the site, to choose one from. */
export default function PicturesDialog({
  current,
  onChoose,
  onFile,
  onClose,
}: PicturesDialogProps): ReactNode {
  const search = usePictureSearch();
  const { pictures: found, fault } = search;
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const toGrid = (): void =>
    body.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
  const onKeyDown = (event: KeyboardEvent): void => {
    const [first] = found;
    if (event.key === 'ArrowDown') toGrid();
    else if (event.key === 'Enter' && first && search.words !== '' && !search.isAsking) onChoose(first);
    else return;
    event.preventDefault();
  };
  const take = (files: FileList): boolean => {
    const [file] = files;
    if (file) onFile(file);
    return file !== undefined;
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (take(event.clipboardData.files)) event.preventDefault();
    event.stopPropagation();
  };
  const onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'drop') take(event.dataTransfer.files);
  };
  return (
    <Dialog isStillEnglish title="Pictures" size="wide" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by the button as well */}
      <div ref={body} className={pictures} onPaste={onPaste} onDragOver={onDrag} onDrop={onDrag}>
        <div className={top}>
          <input
            ref={input}
            className={searchField}
            type="search"
            aria-label="Find a picture"
            placeholder="Name, what it shows, article …"
            {...{ [firstFocus]: '' }}
            autoComplete="off"
            spellCheck={false}
            value={search.words}
            onChange={(event) => search.search(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={smallButton} onClick={() => chooseFile(onFile)}>
            Upload…
          </button>
        </div>
        <p role="status">
          {search.found === undefined
            ? fault === undefined && 'Looking for pictures …'
            : foundWords(search.found, search.words)}
        </p>
        {fault !== undefined && (
          <p role="alert">
            {fault}{' '}
            <button type="button" className={smallButton} onClick={search.more}>
              Try again
            </button>
          </p>
        )}
        <PictureGrid
          pictures={found}
          current={current}
          onChoose={onChoose}
          onLeave={() => input.current?.focus()}
        />
        {search.found !== undefined && search.found > found.length && (
          <button
            type="button"
            className={`${smallButton} ${more}`}
            disabled={search.isAsking}
            onClick={search.more}
          >
            Show more ({found.length} of {search.found})
          </button>
        )}
      </div>
    </Dialog>
  );
}

function foundWords(found: number, words: string): string {
  if (found === 0) return words === '' ? 'There are no pictures yet.' : `Nothing has “${words}” in it.`;
  return found === 1 ? 'One picture' : `${found} pictures`;
}
