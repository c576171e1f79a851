import { isRecord } from '#contracts/json/isRecord.ts';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { maxBlockNesting } from '#transformer/article/limits.ts';
import { isOwnOfPayload } from '../fields/names.ts';
import { type PayloadField, valueField } from '../fields/payloadField.ts';
import { payloadFields } from '../fields/payloadFields.ts';
import { blockFieldsOf } from './blockFieldsOf.ts';
import { type DocumentProblem, DocumentReading, documentId, quoted } from './documentReading.ts';
import { readNumberOrText } from './numberOrText.ts';
import { fillPicture, readUpload } from './pictures.ts';

export interface ReadDocument {
  /** Undefined for a document that must not be published. Not validated here. */
  article: Readonly<Record<string, unknown>> | undefined;
  problems: readonly DocumentProblem[];
  /** Maps a JSON Pointer of the article to Payload's notation: `blocks.3.image`. */
  placeOf: (pointer: string) => string;
}

export interface ReadingOptions {
  /** Payload's origin: upload addresses may lack the host. */
  site?: string;
  /** For previews. Readers never get a draft. */
  drafts?: boolean;
}

/** Accepts any shape. A faulty part costs only itself: a value, a row, a block. */
export function toArticle(document: unknown, { site, drafts = false }: ReadingOptions = {}): ReadDocument {
  const reading = new DocumentReading(documentId(document));
  if (!isRecord(document)) {
    reading.report('', 'It is not a document.');
  } else if (!drafts && document._status !== undefined && document._status !== 'published') {
    reading.report('_status', 'It is a draft, which is not public.');
  } else {
    const reader = new Reader(reading, site);
    const article = reader.object(document, payloadFields().article, { field: '', pointer: '' });
    return { article, problems: reading.problems, placeOf: (pointer) => reading.placeOf(pointer) };
  }
  return { article: undefined, problems: reading.problems, placeOf: () => '' };
}

interface Place {
  field: string;
  pointer: string;
}

class Reader {
  readonly #reading: DocumentReading;
  readonly #site: string | undefined;
  #nesting = 0;

  constructor(reading: DocumentReading, site: string | undefined) {
    this.#reading = reading;
    this.#site = site;
  }

  object(
    row: Readonly<Record<string, unknown>>,
    fields: readonly PayloadField[],
    place: Place,
  ): Record<string, unknown> {
    this.#reportUnknown(row, fields, place);
    return this.#fieldsOf(row, fields, place);
  }

  #fieldsOf(
    row: Readonly<Record<string, unknown>>,
    fields: readonly PayloadField[],
    place: Place,
  ): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const field of fields) {
      const { name, custom } = field;
      const key = custom.field ?? (name === valueField ? valueField : undefined);
      if (key === undefined) continue;
      const inner = { field: under(place.field, name), pointer: place.pointer + pointerStep(key) };
      const value = this.#value(ownValue(row, name), field, inner);
      if (value !== undefined) object[key] = value;
      this.#reading.addPlace(inner.pointer, inner.field);
    }
    for (const { name, custom } of fields) {
      const address = custom.uploadFor && fields.find((field) => field.name === custom.uploadFor);
      if (!address) continue;
      const at = under(place.field, name);
      const upload = readUpload(ownValue(row, name), at, this.#site, this.#reading);
      if (!upload) continue;
      fillPicture(object, upload, address, fields);
      this.#reading.addPlace(place.pointer + pointerStep(address.custom.field ?? valueField), at);
    }
    return object;
  }

  #reportUnknown(
    row: Readonly<Record<string, unknown>>,
    fields: readonly PayloadField[],
    place: Place,
  ): void {
    const names = new Set(fields.map(({ name }) => name));
    for (const [name, value] of Object.entries(row)) {
      if (names.has(name) || isOwnOfPayload(name) || value === null) continue;
      this.#reading.report(under(place.field, name), 'The field is unknown. It is left out.');
    }
  }

  #value(value: unknown, field: PayloadField, place: Place): unknown {
    if (value === undefined || value === null) return undefined;
    switch (field.type) {
      case 'group':
        return this.#group(value, field, place);
      case 'array':
        return this.#rows(value, field, place);
      case 'blocks':
        return this.#list(value, field, place, (row, at) => this.#nested(row, at));
      case 'json':
        return value;
      case 'checkbox':
        return typeof value === 'boolean' ? value : this.#reportMismatch(place, 'yes or no');
      case 'number':
        return typeof value === 'number' ? value : this.#reportMismatch(place, 'a number');
      case 'select':
        return this.#choice(value, field, place);
      default:
        return this.#texts(value, field, place);
    }
  }

  #group(value: unknown, { fields = [], custom }: PayloadField, place: Place): unknown {
    if (!isRecord(value)) return this.#reportMismatch(place, 'a group of fields');
    const object = this.object(value, fields, place);
    return custom.needed || hasContent(object, fields) ? object : undefined;
  }

  #rows(value: unknown, field: PayloadField, place: Place): unknown {
    const { fields = [], custom } = field;
    if (custom.atMostOne) {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      if (first === undefined) return undefined;
      if (!isRecord(first)) return this.#reportMismatch(place, 'a list with one row');
      return this.object(first, fields, { field: under(place.field, 0), pointer: place.pointer });
    }
    return this.#list(value, field, place, (row, at) => {
      if (!custom.rowsHoldValues) return this.object(row, fields, at);
      this.#reportUnknown(row, fields, at);
      // The row's one value replaces the row.
      const inner = fields.find(({ name }) => name === valueField);
      const upload = fields.find(({ custom: { uploadFor } }) => uploadFor === valueField);
      const content = upload
        ? ownValue(this.#fieldsOf(row, fields, at), valueField)
        : inner &&
          this.#value(ownValue(row, valueField), inner, { ...at, field: under(at.field, valueField) });
      this.#reading.addPlace(at.pointer, under(at.field, valueField));
      return content;
    });
  }

  /** Skipped rows close up in the article. */
  #list(
    value: unknown,
    { custom }: PayloadField,
    place: Place,
    read: (row: Readonly<Record<string, unknown>>, at: Place) => unknown,
  ): unknown {
    if (!Array.isArray(value)) return this.#reportMismatch(place, 'a list');
    const list: unknown[] = [];
    for (const [index, row] of value.entries()) {
      const at = { field: under(place.field, index), pointer: place.pointer + pointerStep(list.length) };
      this.#reading.addPlace(at.pointer, at.field);
      const item = isRecord(row) ? read(row, at) : this.#reportMismatch(at, 'a row');
      if (item !== undefined) list.push(item);
    }
    return list.length > 0 || custom.needed ? list : undefined;
  }

  #nested(row: Readonly<Record<string, unknown>>, place: Place): unknown {
    if (this.#nesting > maxBlockNesting)
      return this.#reading.report(place.field, 'Blocks are nested too deeply. This block is left out.');
    this.#nesting += 1;
    try {
      return this.#block(row, place);
    } finally {
      this.#nesting -= 1;
    }
  }

  #block(row: Readonly<Record<string, unknown>>, place: Place): unknown {
    const { blockType } = row;
    if (typeof blockType !== 'string') return this.#reportMismatch(place, 'a block with a type');
    const fields = blockFieldsOf(blockType);
    const inData = { field: place.field, pointer: `${place.pointer}/data` };
    if (!fields) {
      this.#reading.report(
        place.field,
        `The block type “${quoted(blockType)}” is unknown. Readers see only its text.`,
      );
      const content = Object.entries(row).filter(([name]) => !isOwnOfPayload(name));
      return { ...this.#blockId(row, {}), type: blockType, data: Object.fromEntries(content) };
    }
    this.#reportUnknown(row, [...fields.ofData, ...fields.own], place);
    this.#reading.addPlace(inData.pointer, place.field);
    const own = this.#fieldsOf(row, fields.own, place);
    return {
      ...own,
      ...this.#blockId(row, own),
      type: blockType,
      data: this.#fieldsOf(row, fields.ofData, inData),
    };
  }

  /** A block that an author has copied has the first one's id, but a separate row id. */
  #blockId(row: Readonly<Record<string, unknown>>, own: Readonly<Record<string, unknown>>): { id?: unknown } {
    const { blockIds } = this.#reading;
    const rowId = typeof row.id === 'string' && row.id !== '' ? row.id : undefined;
    const id = typeof own.id === 'string' && !(rowId && blockIds.has(own.id)) ? own.id : rowId;
    if (id === undefined) return {};
    blockIds.add(id);
    return { id };
  }

  #choice(value: unknown, { custom, hasMany }: PayloadField, place: Place): unknown {
    if (hasMany) {
      if (!Array.isArray(value)) return this.#reportMismatch(place, 'a list of choices');
      const chosen = value.filter((each) => typeof each === 'string');
      return chosen.length > 0 || custom.needed ? chosen : undefined;
    }
    if (typeof value !== 'string') return this.#reportMismatch(place, 'a choice');
    return custom.numbers === 'always' ? Number(value) : value;
  }

  #texts(value: unknown, field: PayloadField, place: Place): unknown {
    if (!field.hasMany) return this.#text(value, field, place);
    if (!Array.isArray(value)) return this.#reportMismatch(place, 'a list of texts');
    const texts = value.filter((each) => typeof each === 'string');
    return texts.length > 0 || field.custom.needed ? texts : undefined;
  }

  #text(value: unknown, { type, admin, custom }: PayloadField, place: Place): unknown {
    if (typeof value !== 'string') return this.#reportMismatch(place, custom.html ? 'HTML' : 'a text');
    if (value === '' && custom.nothingWhereEmpty && !custom.needed) return undefined;
    if (type === 'date')
      return admin.date?.pickerAppearance === 'dayOnly' ? value.slice(0, day) : momentOf(value);
    const { numbers } = custom;
    return numbers === 'unless-marked' || numbers === 'where-marked'
      ? readNumberOrText(value, numbers)
      : value;
  }

  #reportMismatch({ field }: Place, expected: string): undefined {
    return this.#reading.report(
      field,
      `The field must be ${expected}, but Payload returned something else. It is left out.`,
    );
  }
}

/** Characters of the day in `2026-05-04T12:00:00.000Z`. */
const day = 10;

/** Payload adds milliseconds. */
function momentOf(text: string): string {
  return text.replace(/\.000Z$/, 'Z');
}

/** Payload gives all groups, and checkboxes ticked by default: an untouched one counts as absent. */
function hasContent(object: Readonly<Record<string, unknown>>, fields: readonly PayloadField[]): boolean {
  return fields.some(({ custom, defaultValue, fields: inner = [] }) => {
    const value = custom.field === undefined ? undefined : object[custom.field];
    if (value === undefined || value === defaultValue) return false;
    if (Array.isArray(value)) return value.length > 0;
    return !isRecord(value) || inner.length === 0 || hasContent(value, inner);
  });
}

function under(field: string, step: string | number): string {
  return field === '' ? String(step) : `${field}.${step}`;
}
