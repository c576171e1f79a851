import {
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { checkLink } from '#contracts/link.ts';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import type { MediaPicture } from '#editor-preview/model/media.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import type { FocusPoint } from '#transformer/pictures/focusPoint.ts';
import { chooseFile } from '../../media/chooseFile.ts';
import { windowUploads as uploads } from '../../media/windowUploads.ts';
import { onDemand } from '../../parts/onDemand.tsx';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field/control.ts';
import { useArticle, useForm, useReconnect } from '../field/formParts.ts';
import { textOf } from '../field/textOf.ts';
import { focusIn } from '../focusIn.ts';
import { ProblemsOf } from '../problems/ProblemsOf.tsx';
import { rootField } from '../schema/formField.ts';
import { FocusPicker } from './FocusPicker.tsx';
import { buttons, card, crops, facts, question, toDo } from './PictureCard.styles.ts';
import {
  type ChosenPicture,
  focusChanges,
  type PicturePlace,
  pictureChanges,
  removalChanges,
  siblingPointer,
  sizeChanges,
} from './pictureChanges.ts';
import { ownerField, pictureFields } from './pictureFields.ts';
import { UploadState } from './UploadState.tsx';

function useUpload(field: string) {
  const upload = useSyncExternalStore(uploads.subscribe, () => uploads.of(field));
  return {
    upload,
    start: (file: File, onTaken: (picture: MediaPicture) => void) => void uploads.start(field, file, onTaken),
    tryAgain: () => void uploads.tryAgain(field),
    cancel: () => uploads.cancel(field),
  };
}

/** Counts load attempts: browsers do not retry, so it increments when the server responds again. */
function useAttempts(): { readonly attempt: number; readonly fail: () => void } {
  const onReconnect = useReconnect();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) return undefined;
    return onReconnect(() => {
      setFailed(false);
      setAttempt((before) => before + 1);
    });
  }, [hasFailed, onReconnect]);
  return { attempt, fail: () => setFailed(true) };
}

const shapes = ['16 / 9', '1 / 1', '3 / 4'];

function Crops({ address, focus }: { address: string; focus: FocusPoint | undefined }): ReactNode {
  const objectPosition = focus && `${focus.x}% ${focus.y}%`;
  return (
    <div className={crops} aria-hidden="true">
      {shapes.map((aspectRatio) => (
        <img
          key={aspectRatio}
          src={address}
          alt=""
          draggable={false}
          style={{ aspectRatio, objectPosition }}
        />
      ))}
    </div>
  );
}

const PicturesDialog = onDemand(() => import('../../media/PicturesDialog.tsx'));

interface PictureCardProps extends ControlProps {
  pastedFile: File | undefined;
  onPastedFile: (file: File | undefined) => void;
  /** Whether the address was just typed, so that the image's size is stored. */
  isNew: boolean;
  onMeasured: () => void;
}

export default function PictureCard(props: PictureCardProps): ReactNode {
  const { title, place, value, pastedFile, onPastedFile, isNew, onMeasured } = props;
  const form = useForm();
  const article = useArticle();
  const { upload, start, tryAgain, cancel } = useUpload(`${form.block} ${place.pointer}`);
  const { attempt, fail } = useAttempts();
  const [isChoosing, setChoosing] = useState(false);
  const [isOver, setOver] = useState(false);
  const [isAltOutdated, setAltOutdated] = useState(false);
  const cardElement = useRef<HTMLDivElement>(null);
  const picture = picturePlace(props, form);
  const address = shownAddress(textOf(value));
  const fields = article.nodes.get(form.block)?.fields;
  const focusPointer = picture.fields.focus && siblingPointer(place, picture.fields.focus);
  const focus = focusPointer && fields ? readFocus(valueAt(fields, focusPointer)) : undefined;

  const altPointer = picture.fields.alt && siblingPointer(place, picture.fields.alt);
  const alt = altPointer && fields ? valueAt(fields, altPointer) : undefined;

  const put = (chosen: ChosenPicture, how: string): void => {
    setAltOutdated(chosen.src !== textOf(value) && address !== undefined);
    form.edit(pictureChanges(form.node(), picture, chosen), { label: `${how} “${title}”` });
    form.announce(`${title}: ${nameOf(chosen.src)}.`);
  };
  const send = (file: File): void => start(file, (taken) => put(taken, words.labels.upload));
  const sendPasted = useEffectEvent((file: File) => {
    onPastedFile(undefined);
    send(file);
  });
  useEffect(() => {
    if (pastedFile) sendPasted(pastedFile);
  }, [pastedFile]);

  const onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    const [file] = event.dataTransfer.files;
    if (event.type === 'drop' && file) send(file);
  };
  const onMeasure = (size: { width: number; height: number }): void => {
    if (!isNew) return;
    onMeasured();
    const changes = sizeChanges(form.node(), picture, size);
    if (changes.length > 0)
      form.edit(changes, { label: words.labels.change(title), joins: `${form.block} ${place.pointer}` });
  };
  const forgetAlt = (): void => {
    if (!altPointer) return;
    setAltOutdated(false);
    form.edit([{ kind: 'set', block: form.block, pointer: altPointer }], {
      label: words.labels.emptyAlt,
    });
    const parent = cardElement.current?.closest('[data-field]')?.parentElement;
    if (parent) focusIn(parent, altPointer);
  };
  const setFocus = (point: FocusPoint | undefined): void => {
    form.edit(focusChanges(form.node(), picture, point), {
      label: words.labels.focusOf(title),
      joins: `${form.block} ${focusPointer}`,
    });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by the buttons as well
    <div
      ref={cardElement}
      className={card}
      data-over={isOver || undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrag}
    >
      {address === undefined ? (
        <p className={toDo}>
          <strong>{words.forms.picture.toDo}</strong>
          <span>{words.forms.picture.dropHere}</span>
        </p>
      ) : (
        <FocusPicker
          key={`${address} ${attempt}`}
          address={address}
          focus={focus}
          pointer={focusPointer}
          onFocus={setFocus}
          onMeasure={onMeasure}
          onFail={fail}
        />
      )}
      {address !== undefined && focusPointer && <Crops key={attempt} address={address} focus={focus} />}
      {focusPointer && <ProblemsOf pointer={focusPointer} />}
      <div className={buttons}>
        <SmallButton data-choose-picture="" onClick={() => setChoosing(true)}>
          {address === undefined ? words.forms.picture.choose : words.forms.picture.replace}
        </SmallButton>
        <SmallButton onClick={() => chooseFile(send)}>{words.forms.picture.upload}</SmallButton>
        {address !== undefined && (
          <SmallButton
            onClick={() => {
              form.edit(removalChanges(form.node(), picture), { label: words.labels.remove(title) });
              form.announce(words.forms.picture.removed(title));
            }}
          >
            {words.forms.remove}
          </SmallButton>
        )}
        {focus && (
          <SmallButton onClick={() => setFocus(undefined)}>{words.forms.picture.focusToMiddle}</SmallButton>
        )}
      </div>
      {isAltOutdated && altPointer && typeof alt === 'string' && alt !== '' && (
        <div className={question} role="status">
          <span>{words.forms.picture.outdatedAlt(alt)}</span>
          <SmallButton onClick={() => setAltOutdated(false)}>{words.forms.picture.keepAlt}</SmallButton>
          <SmallButton onClick={forgetAlt}>{words.forms.picture.writeAlt}</SmallButton>
        </div>
      )}
      <UploadState upload={upload} onTryAgain={tryAgain} onCancel={cancel} />
      <p className={facts}>{words.forms.picture.files}</p>
      {isChoosing && (
        <PicturesDialog
          current={textOf(value)}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            put(chosen, words.labels.choose);
          }}
          onFile={(file) => {
            setChoosing(false);
            send(file);
          }}
        />
      )}
    </div>
  );
}

function picturePlace(
  { field, place }: ControlProps,
  { node, library }: ReturnType<typeof useForm>,
): PicturePlace {
  const { id, fields } = node();
  const type = id === articleItself ? articleItself : fields.type;
  const root = rootField(typeof type === 'string' ? type : '', library);
  const owner = place.owner && ownerField(place.owner.pointer, { root, fields, library });
  return { src: place, fields: owner ? pictureFields(owner, field.name, library) : {} };
}

/** Addresses allowed for readers' images: https, or this site. */
function shownAddress(text: string): string | undefined {
  const link = checkLink(text);
  return link.ok && link.readable && /^(?:https:|\/)/i.test(link.href) ? link.href : undefined;
}

function readFocus(value: unknown): FocusPoint | undefined {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value)) return undefined;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

function nameOf(src: string): string {
  return src.slice(src.lastIndexOf('/') + 1);
}
