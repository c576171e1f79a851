/** @jest-environment jsdom */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import { type FormField, fieldsOf, itemOf, rootField } from '#editor-preview/app/forms/schema/formField.ts';
import { loadedSchemas } from '#editor-preview/app/forms/schema/loadSchemas.ts';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { triesAllExamples } from '../../../support/blockExamples.ts';
import { sampleOf } from '../../../support/tried.ts';
import { articleWith, type FormHost, openForm } from './formHost.tsx';

/** A control that fails is in the forms of many types: a sixth of them finds it. */
const tried = triesAllExamples ? blockTypes : sampleOf(blockTypes, 6);

/** Fields inside fields: nobody fills in more at once. */
const rounds = 12;

describe('An empty block is filled in by its form alone', () => {
  afterEach(cleanup);

  it.each(tried)('%s', async (type) => {
    const form = await openForm(articleWith(type), 'b');
    await fillIn(type);
    for (const inner of form.openedBlocks) {
      await form.open(inner);
      await fillIn(typeOfBlock(form, inner));
    }
    expect(schemaFaults(form)).toEqual([]);
    expect(Object.keys(Object(form.json('/blocks/0/data'))).sort()).toEqual(fieldsInUse(type));
  });

  it('and so is the article around the blocks', async () => {
    const form = await openForm({ path: '/a', title: '', blocks: [] }, articleItself);
    await fillIn(articleItself);
    expect(schemaFaults(form)).toEqual([]);
    expect(form.json('/title')).not.toBe('');
    expect(form.json('/byline/authors/0/name')).toBeTruthy();
  });
});

function schemaFaults(form: FormHost): string[] {
  return form
    .checkNow()
    .filter(({ rule, severity }) => rule.startsWith('schema/') && severity === 'error')
    .map(({ pointer, message }) => `${pointer}: ${message}`);
}

function fieldsInUse(type: string): string[] {
  const { properties = {} } = loadedSchemas(type)?.get(`blocks/${type}.json`) ?? {};
  return Object.entries(properties)
    .filter(([, field]) => typeof field === 'object' && !field.deprecated && !field['x-editor']?.aliasOf)
    .map(([name]) => name)
    .sort();
}

function typeOfBlock(form: FormHost, id: string): string {
  const found = JSON.stringify(form.json()).match(new RegExp(`"id":"${id}","type":"([^"]+)"`));
  return found?.[1] ?? '';
}

async function fillIn(type: string): Promise<void> {
  const filled = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    for (const button of all('button[aria-expanded="false"]')) fireEvent.click(button);
    for (const field of all('[data-field]')) {
      const pointer = field.dataset.field ?? '';
      if (filled.has(pointer)) continue;
      filled.add(pointer);
      fillField(field, fieldOf(type, pointer));
    }
    // What is loaded on demand comes in between.
    await act(async () => {});
  }
}

function all(selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** The first element of a field that is none of a field inside it. */
function own<E extends HTMLElement>(field: HTMLElement, selector: string): E | undefined {
  return [...field.querySelectorAll<E>(selector)].find(
    (element) => element.closest('[data-field]') === field,
  );
}

function fillField(field: HTMLElement, { schema, widget }: FormField): void {
  if (schema['x-role']?.is === 'focus-point') {
    const slider = own(field, '[role="slider"]');
    if (slider) fireEvent.keyDown(slider, { key: 'ArrowRight' });
  }
  if (widget === 'fields') return;
  const example = exampleOf(schema);
  if (widget === 'items')
    for (let count = 0; count < Math.max(1, schema.minItems ?? 0); count++) click(own(field, '[data-add]'));
  else if (widget === 'blocks') click(own(field, 'button'));
  else if (widget === 'table')
    for (const name of ['Add a row', 'Add column headings']) click(buttonNamed(field, name));
  else if (widget === 'nodes') write(field, 'textarea', '["Magnesium is a mineral."]');
  else if (widget === 'checkbox') {
    const box = own<HTMLInputElement>(field, 'input');
    if (box) click(box);
    else choose(field, 'true');
  } else if (widget === 'select') choose(field, example);
  else if (widget === 'tags') {
    const item = schema.items;
    if (own(field, 'input[type="checkbox"]')) click(own(field, 'input'));
    else write(field, 'input', `${typeof item === 'object' ? exampleOf(item) : ''},`);
  } else if (widget === 'date')
    write(field, 'input', schema.format === 'date' ? example : example.slice(0, 16));
  else if (widget === 'color') write(field, 'input[type="text"]', example);
  else if (widget === 'rich-text' || widget === 'rich-text-inline') {
    click(own(field, 'button[aria-pressed="false"][aria-label^="HTML"]'));
    write(field, 'textarea', widget === 'rich-text' ? '<p>It <em>helps</em>.</p>' : 'It <em>helps</em>.');
  } else write(field, 'input, textarea', example);
}

function buttonNamed(field: HTMLElement, name: string): HTMLElement | undefined {
  return all('button', field).find(({ textContent }) => textContent?.trim() === name);
}

function click(element: HTMLElement | undefined): void {
  if (element) fireEvent.click(element);
}

function write(field: HTMLElement, selector: string, value: string): void {
  const input = own<HTMLInputElement>(field, selector);
  if (!input) throw new Error(`There is nothing to write into at ${field.dataset.field}.`);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

function choose(field: HTMLElement, value: string): void {
  const select = own<HTMLSelectElement>(field, 'select');
  if (!select) throw new Error(`There is nothing to choose from at ${field.dataset.field}.`);
  fireEvent.change(select, { target: { value } });
}

function exampleOf(schema: FormField['schema']): string {
  const { examples = [], enum: choices = [], default: usual, minimum, type } = schema;
  const isNumber = type === 'number' || type === 'integer';
  const found =
    examples[0] ?? choices.find((choice) => choice !== usual) ?? (isNumber ? (minimum ?? 1) : usual);
  return String(found ?? 'Magnesium').slice(0, schema.maxLength);
}

function fieldOf(type: string, pointer: string): FormField {
  const library = loadedSchemas(type);
  if (!library) throw new Error(`The schema of ${type} is not loaded.`);
  let field: FormField | undefined = rootField(type, library);
  for (const step of pointerKeys(pointer)) {
    const name = step;
    field =
      field?.widget === 'fields'
        ? fieldsOf(field, library).find((inner) => inner.name === name)
        : field && itemOf(field, library);
  }
  if (!field) throw new Error(`The schema of ${type} has no field at ${pointer}.`);
  return field;
}
