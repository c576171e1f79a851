import { type MouseEvent, type ReactNode, useState } from 'react';
import { offsetText } from '#contracts/siteTime.ts';
import { ownFault, textInput } from '../../parts/inputs.styles.ts';
import { words } from '../../words/words.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { isText, textOf } from '../field/textOf.ts';
import { inputAttributes } from '../field/useTextInput.ts';
import { zoneRow } from './DateControl.styles.ts';

/** A date, optionally with time. The written time zone is preserved. */
function DateControl(props: ControlProps): ReactNode {
  const text = textOf(props.value);
  const isDay = props.field.schema.format === 'date';
  const isReadable = text === '' || (isDay ? /^\d{4}-\d\d-\d\d$/.test(text) : readMoment(text) !== undefined);
  // Until blur: replacing a field while it is edited would lose the focus.
  const [isTyped, setIsTyped] = useState(false);
  if (!isReadable && !isTyped) setIsTyped(true);
  if (!isReadable || isTyped)
    return <Unreadable {...props} isReadable={isReadable} onBlur={() => setIsTyped(false)} />;
  return isDay ? <Day {...props} /> : <DayAndTime {...props} />;
}

function Day(props: ControlProps): ReactNode {
  return (
    <input
      type="date"
      {...inputAttributes(props)}
      onMouseDown={beginAtFirstPart}
      className={textInput}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.target.value || undefined)}
    />
  );
}

function DayAndTime(props: ControlProps): ReactNode {
  const { title, value, onChange } = props;
  const moment = readMoment(textOf(value));
  const [zone, setZone] = useState<string>();
  const shownZone = moment?.zone ?? zone ?? zoneHere(new Date().toISOString());
  return (
    <span className={zoneRow}>
      <input
        type="datetime-local"
        {...inputAttributes(props)}
        onMouseDown={beginAtFirstPart}
        className={textInput}
        value={moment?.local ?? ''}
        step={moment && moment.local.length > 16 ? 1 : undefined}
        onChange={(event) => {
          const local = event.target.value;
          if (local === '') return onChange(undefined);
          onChange(writeMoment({ local, zone: moment?.zone ?? zone ?? zoneHere(local) }));
        }}
      />
      <select
        className={textInput}
        aria-label={words.forms.timeZoneOf(title)}
        value={shownZone}
        onChange={(event) => {
          setZone(event.target.value);
          if (moment) onChange(writeMoment({ local: moment.local, zone: event.target.value }));
        }}
      >
        {zonesWith(shownZone).map((offset) => (
          <option key={offset} value={offset}>
            {offset === 'Z' ? 'UTC' : `UTC${offset}`}
          </option>
        ))}
      </select>
    </span>
  );
}

const calendarWidth = 44;

/** The caret goes into the first part: otherwise typing after a click in the middle would fill in the year. */
function beginAtFirstPart(event: MouseEvent<HTMLInputElement>): void {
  const { currentTarget: input, clientX } = event;
  const { left, right } = input.getBoundingClientRect();
  // At either end, depending on the writing direction.
  const isOnCalendar = Math.min(clientX - left, right - clientX) < calendarWidth;
  // A partially filled date has no value either.
  if (input.value !== '' || input.validity.badInput || isOnCalendar) return;
  event.preventDefault();
  // The first part only gets the focus from outside the field.
  input.blur();
  input.focus();
}

/** An invalid date, which stays until another one is chosen. */
function Unreadable(props: ControlProps & { isReadable: boolean; onBlur: () => void }): ReactNode {
  const { field, value, id, describedBy, onChange, isReadable, onBlur } = props;
  return (
    <>
      <input
        type="text"
        id={id}
        className={textInput}
        value={textOf(value)}
        aria-invalid={!isReadable || undefined}
        aria-describedby={[describedBy, `${id}-fault`].filter(Boolean).join(' ')}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={onBlur}
      />
      {!isReadable && (
        <p id={`${id}-fault`} className={ownFault}>
          {words.forms.noDate(String(field.schema.examples?.[0] ?? '2026-12-31'))}
        </p>
      )}
    </>
  );
}

const zones: readonly string[] = [
  ...[
    '-10:00',
    '-09:00',
    '-08:00',
    '-07:00',
    '-06:00',
    '-05:00',
    '-04:00',
    '-03:00',
    'Z',
    '+01:00',
    '+02:00',
  ],
  ...['+03:00', '+04:00', '+05:00', '+05:30', '+06:00', '+07:00', '+08:00', '+09:00', '+10:00', '+12:00'],
];

function zonesWith(zone: string): readonly string[] {
  return zones.includes(zone) ? zones : [zone, ...zones];
}

export const dateControl: Control = { Control: DateControl, accepts: isText, layout: 'input' };

interface Moment {
  readonly local: string;
  readonly zone: string;
}

function readMoment(text: string): Moment | undefined {
  const [, day, minutes, seconds = '', zone] =
    /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?([Zz]|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  if (day === undefined || minutes === undefined || zone === undefined) return undefined;
  return {
    local: `${day}T${minutes}${/^:0+(?:\.0+)?$/.test(seconds) ? '' : seconds}`,
    zone: zone.toUpperCase(),
  };
}

/** Formats a timestamp, always with seconds, which are required. */
function writeMoment({ local, zone }: Moment): string {
  return `${local}${/T\d\d:\d\d$/.test(local) ? ':00' : ''}${zone}`;
}

function zoneHere(local: string): string {
  const minutes = -new Date(local).getTimezoneOffset();
  return Number.isFinite(minutes) ? offsetText(minutes) : 'Z';
}
