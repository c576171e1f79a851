import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import type { FocusPoint } from '#transformer/pictures/focusPoint.ts';
import { words } from '../../words/words.ts';
import { facts, frame, marker, picture } from './PictureCard.styles.ts';

interface FocusPickerProps {
  address: string;
  focus: FocusPoint | undefined;
  /** The place of the focus point in the block; undefined if the image is never cropped. */
  pointer: string | undefined;
  onFocus: (point: FocusPoint) => void;
  onMeasure: (size: { width: number; height: number }) => void;
  onFail: () => void;
}

type Loading = { state: 'loading' | 'failed' } | { state: 'shown'; width: number; height: number };

const middle: FocusPoint = { x: 50, y: 50 };

/** Steps of an arrow key, in percent; the second with Shift. */
const [step, bigStep] = [1, 10];

export function FocusPicker(props: FocusPickerProps): ReactNode {
  const { address, focus, pointer, onFocus, onMeasure, onFail } = props;
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const { x, y } = focus ?? middle;
  const mark = (event: PointerEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onFocus({
      x: percent((event.clientX - left) / width),
      y: percent((event.clientY - top) / height),
    });
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    mark(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (event.currentTarget.hasPointerCapture?.(event.pointerId)) mark(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.shiftKey ? bigStep : step;
    const [dx, dy] = directions[event.key] ?? [0, 0];
    if ((dx === 0 && dy === 0) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onFocus({ x: within(x + dx * by), y: within(y + dy * by) });
  };
  const image = (
    <img
      className={picture}
      src={address}
      alt=""
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
        setLoading({ state: 'shown', width, height });
        onMeasure({ width, height });
      }}
      onError={() => {
        setLoading({ state: 'failed' });
        onFail();
      }}
    />
  );
  return (
    <>
      {loading.state !== 'failed' && (
        <div className={frame} data-field={pointer}>
          {pointer === undefined ? (
            image
          ) : (
            <div
              role="slider"
              tabIndex={0}
              aria-label={words.forms.picture.focusPoint}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={x}
              aria-valuetext={words.forms.picture.focusAt(x, y)}
              aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
              title={words.forms.picture.focusHelp}
              onPointerDown={onPointerDown}
              onPointerMove={onPointerMove}
              onKeyDown={onKeyDown}
            >
              {image}
              <span
                className={marker}
                data-set={focus ? '' : undefined}
                style={{ left: `${x}%`, top: `${y}%` }}
              />
            </div>
          )}
        </div>
      )}
      <p className={facts} role={loading.state === 'failed' ? 'status' : undefined}>
        {loading.state === 'shown' && `${loading.width} × ${loading.height} px`}
        {loading.state === 'failed' && words.forms.picture.noPicture}
      </p>
    </>
  );
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function percent(part: number): number {
  return within(Math.round(part * 100));
}

function within(value: number): number {
  return Math.min(Math.max(value, 0), 100);
}
