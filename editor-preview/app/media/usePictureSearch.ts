import { useCallback, useEffect, useRef, useState } from 'react';
import { type MediaPicture, mediaAddresses, mediaFields } from '#editor-preview/model/media.ts';
import { createAskServer, whyFailed } from '../document/askServer.ts';
import { isMediaPage } from './readMedia.ts';

const askServer = createAskServer();

const typingPause = 200;

interface PictureSearch {
  readonly words: string;
  readonly search: (words: string) => void;
  readonly pictures: readonly MediaPicture[];
  readonly found: number | undefined;
  readonly isAsking: boolean;
  readonly fault: string | undefined;
  readonly more: () => void;
}

export function usePictureSearch(): PictureSearch {
  const [words, setWords] = useState('');
  const [pictures, setPictures] = useState<readonly MediaPicture[]>([]);
  const [found, setFound] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [isAsking, setAsking] = useState(true);
  const asking = useRef<AbortController>(undefined);

  const ask = useCallback(async (wanted: string, known: readonly MediaPicture[]): Promise<void> => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    setAsking(true);
    const query = { [mediaFields.words]: wanted, [mediaFields.after]: String(known.length) };
    const answer = await askServer(mediaAddresses.pictures, query, isMediaPage, {
      calledOff: controller.signal,
    });
    // The search has changed, or the dialog is closed.
    if (controller.signal.aborted) return;
    setAsking(false);
    setFault(answer.kind === 'done' ? undefined : whyFailed(answer));
    if (answer.kind !== 'done') return;
    setPictures([...known, ...answer.value.pictures]);
    setFound(answer.value.found);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void ask(words, []), words === '' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [ask, words]);
  useEffect(() => () => asking.current?.abort(), []);

  return {
    words,
    search: setWords,
    pictures,
    found,
    isAsking,
    fault,
    more: () => void ask(words, pictures),
  };
}
