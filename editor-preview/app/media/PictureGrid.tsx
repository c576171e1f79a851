import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { composesText } from '#contracts/composesText.ts';
import type { MediaPicture } from '#editor-preview/model/media.ts';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';
import { dayInWords } from '../parts/times.ts';
import { words } from '../words/words.ts';
import { gridStep } from './gridKeys.ts';
import { about, grid } from './PictureGrid.styles.ts';

interface PictureGridProps {
  pictures: readonly MediaPicture[];
  current: string;
  onChoose: (picture: MediaPicture) => void;
  onLeave: () => void;
}

const thumbnailWidth = 160;

/** Selection by arrow keys and Enter or by pointer; details of the current image are below. */
export function PictureGrid({ pictures, current, onChoose, onLeave }: PictureGridProps): ReactNode {
  const [at, setAt] = useState<number>();
  const options = useRef<HTMLDivElement>(null);
  const reached = Math.min(at ?? 0, pictures.length - 1);
  const looked = at === undefined ? undefined : pictures[reached];

  const onKeyDown = (event: KeyboardEvent): void => {
    if (composesText(event)) return;
    const cells = [...(options.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const picture = pictures[reached];
    if ((event.key === 'Enter' || event.key === ' ') && picture) onChoose(picture);
    else if (event.key === 'ArrowUp' && reached < columnsOf(cells)) onLeave();
    else {
      const next = gridStep(event.key, { at: reached, count: cells.length, columns: columnsOf(cells) });
      if (next === undefined) return;
      cells[next]?.focus();
    }
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={options}
        role="listbox"
        aria-label={words.pictures.title}
        className={grid}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {pictures.map((picture, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys of all
          <div
            key={picture.src}
            role="option"
            aria-selected={picture.src === current}
            aria-label={nameOf(picture)}
            tabIndex={index === reached ? 0 : -1}
            onFocus={() => setAt(index)}
            onMouseEnter={() => setAt(index)}
            onClick={() => onChoose(picture)}
          >
            <img
              src={proxiedImage(picture.src, thumbnailWidth)}
              alt=""
              loading="lazy"
              decoding="async"
              width={picture.width}
              height={picture.height}
            />
            <span>{picture.name}</span>
          </div>
        ))}
      </div>
      <p className={about}>{looked ? detailsOf(looked) : words.pictures.howTo}</p>
    </>
  );
}

function columnsOf(cells: readonly HTMLElement[]): number {
  const top = cells[0]?.offsetTop;
  const below = cells.findIndex(({ offsetTop }) => offsetTop !== top);
  return below < 0 ? Math.max(cells.length, 1) : below;
}

function nameOf({ name, alt, width, height, usedIn }: MediaPicture): string {
  return [
    name,
    alt,
    width && height ? words.pictures.size(width, height) : undefined,
    usedIn > 0 ? words.pictures.usedIn(usedIn) : words.pictures.notUsed,
  ]
    .filter(Boolean)
    .join(', ');
}

function detailsOf({
  name,
  alt,
  width,
  height,
  uses,
  usedIn,
  uploadedAt,
  uploadedBy,
}: MediaPicture): ReactNode {
  const used =
    usedIn === 0
      ? words.pictures.inNone
      : words.pictures.inArticles(
          usedIn,
          `${uses.map(({ title }) => title).join('; ')}${usedIn > uses.length ? ' …' : '.'}`,
        );
  return (
    <>
      <strong>{name}</strong>
      {width && height ? ` ${width} × ${height} px. ` : ' '}
      {alt !== undefined && words.pictures.described(alt)}
      {used}
      {uploadedAt !== undefined && words.pictures.uploaded(dayInWords(uploadedAt), uploadedBy ?? '')}
    </>
  );
}
