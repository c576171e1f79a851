import { useCallback, useEffect, useRef, useState } from 'react';
import { type MediaPicture, mediaAddresses, mediaFields } from '#editor-preview/model/media.ts';
import { createApiClient, failureMessage } from '../document/apiClient.ts';
import { isMediaPage } from './readMedia.ts';

const callApi = createApiClient();

const typingPauseMs = 200;

export function usePictureSearch() {
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
