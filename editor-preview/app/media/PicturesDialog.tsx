import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { composesText } from '#contracts/composesText.ts';
import { type MediaPicture, mediaAddresses, mediaFields } from '#editor-preview/model/media.ts';
import { createApiClient, failureMessage } from '../document/apiClient.ts';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import { smallButton } from '../parts/inputs.styles.ts';
import { searchField } from '../parts/SearchList.styles.ts';
import { SmallButton } from '../parts/SmallButton.tsx';
import { words } from '../words/words.ts';
import { chooseFile } from './chooseFile.ts';
import { PictureGrid } from './PictureGrid.tsx';
import { more, pictures, top } from './PicturesDialog.styles.ts';
import { isMediaPage } from './readMedia.ts';

const callApi = createApiClient();

const typingPauseMs = 200;

function usePictureSearch() {
  const [words, setWords] = useState('');
  const [pictures, setPictures] = useState<readonly MediaPicture[]>([]);
  const [found, setFound] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [isLoading, setLoading] = useState(true);
  const pending = useRef<AbortController>(undefined);

  const load = useCallback(async (wanted: string, known: readonly MediaPicture[]): Promise<void> => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    setLoading(true);
    const query = { [mediaFields.words]: wanted, [mediaFields.after]: String(known.length) };
    const answer = await callApi(mediaAddresses.pictures, query, isMediaPage, {
      signal: controller.signal,
    });
    // The search has changed, or the dialog is closed.
    if (controller.signal.aborted) return;
    setLoading(false);
    setFault(answer.kind === 'done' ? undefined : failureMessage(answer));
    if (answer.kind !== 'done') return;
    setPictures([...known, ...answer.value.pictures]);
    setFound(answer.value.found);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void load(words, []), words === '' ? 0 : typingPauseMs);
    return () => clearTimeout(timer);
  }, [load, words]);
  useEffect(() => () => pending.current?.abort(), []);

  return {
    words,
    search: setWords,
    pictures,
    found,
    isLoading,
    fault,
    more: () => void load(words, pictures),
  };
}

interface PicturesDialogProps {
  current: string;
  onChoose: (picture: MediaPicture) => void;
  onFile: (file: File) => void;
  onClose: () => void;
}

export default function PicturesDialog(props: PicturesDialogProps): ReactNode {
  const { current, onChoose, onFile, onClose } = props;
  const search = usePictureSearch();
  const { pictures: found, fault } = search;
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const toGrid = (): void =>
    body.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (composesText(event)) return;
    const [first] = found;
    if (event.key === 'ArrowDown') toGrid();
    else if (event.key === 'Enter' && first && search.words !== '' && !search.isLoading) onChoose(first);
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
    <Dialog title={words.pictures.title} size="wide" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by the button as well */}
      <div ref={body} className={pictures} onPaste={onPaste} onDragOver={onDrag} onDrop={onDrag}>
        <div className={top}>
          <input
            ref={input}
            className={searchField}
            type="search"
            aria-label={words.pictures.find}
            placeholder={words.pictures.such}
            {...{ [firstFocus]: '' }}
            autoComplete="off"
            spellCheck={false}
            value={search.words}
            onChange={(event) => search.search(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <SmallButton onClick={() => chooseFile(onFile)}>{words.pictures.upload}</SmallButton>
        </div>
        <p role="status">
          {search.found === undefined
            ? fault === undefined && words.pictures.looking
            : foundWords(search.found, search.words)}
        </p>
        {fault !== undefined && (
          <p role="alert">
            {fault} <SmallButton onClick={search.more}>{words.tryAgain}</SmallButton>
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
            disabled={search.isLoading}
            onClick={search.more}
          >
            {words.pictures.more(found.length, search.found)}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function foundWords(found: number, query: string): string {
  if (found === 0) return query === '' ? words.pictures.none : words.pictures.noResults(query);
  return words.pictures.found(found);
}
