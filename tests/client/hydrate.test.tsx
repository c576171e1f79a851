/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { hydrate } from '#client/hydrate.tsx';
import { trackingDomEvent } from '#contracts/tracking.ts';
import { NestedBlock } from '#transformer/html/NestedBlock.tsx';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import { type ServerRendering, ServerRenderingContext } from '#transformer/html/serverRendering.ts';
import { islandHtml } from '#transformer/render/island.ts';
import { collectReports } from '../support/island.ts';

const rendering: ServerRendering = {
  html: (html) => `<em>${html}</em>`,
  nextPicture: () => 'lazy',
  nestedBlock: () => '<pagewell-island data-type="inner"><b>nested</b></pagewell-island>',
  // As in a preview, where hydration meets it.
  markOf: () => ({ 'data-block-id': 'inner' }),
  linkNetworkHosts: new Set(),
};

interface PageProps {
  component: (props: never) => ReactNode;
  props?: unknown;
  html?: string;
}

function show({ component, props = {}, html }: PageProps): Element {
  const Component = component as (properties: object) => ReactNode;
  const scripts = { component: '/assets/Part.js', runtime: '/assets/hydrate.js' };
  document.body.innerHTML = islandHtml({
    type: 'part',
    hydrate: 'idle',
    scripts,
    identifierPrefix: 'b1-',
    props,
    html:
      html ??
      renderToString(
        <ServerRenderingContext value={rendering}>
          <Component {...(props as object)} />
        </ServerRenderingContext>,
        { identifierPrefix: 'b1-' },
      ),
  });
  const island = document.querySelector('pagewell-island');
  if (!island) throw new Error('There is no island');
  return island;
}
function root(): Element {
  const element = document.querySelector('[data-island-root]');
  if (!element) throw new Error('There is no root');
  return element;
}
function button(): HTMLButtonElement {
  const element = document.querySelector('button');
  if (!element) throw new Error('There is no button');
  return element;
}
const unexpected = (cause: unknown): never => {
  throw cause;
};

function Counter({ from }: { from: number }): ReactNode {
  const [count, setCount] = useState(from);
  return (
    <button type="button" id={useId()} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

function WithSlots(): ReactNode {
  const [open, setOpen] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(open + 1)}>
        {open}
      </button>
      <RichHtml html="rich" />
      <NestedBlock block={{}} />
    </>
  );
}

let consoleErrors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  consoleErrors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => consoleErrors.mockRestore());

describe('hydrating an island', () => {
  test('changes nothing that can be seen, and logs nothing', () => {
    const island = show({ component: Counter, props: { from: 3 } });
    const before = document.body.innerHTML;
    hydrate(island, Counter, unexpected);
    expect(document.body.innerHTML).toBe(before);
    expect(consoleErrors).not.toHaveBeenCalled();
  });

  test('makes it answer at once', () => {
    const island = show({ component: Counter, props: { from: 3 } });
    hydrate(island, Counter, unexpected);
    button().click();
    return waitFor(() => expect(button().textContent).toBe('4'));
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '"text"'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('says "Missing app state" where the props are %s', (_, json) => {
    const island = show({ component: Counter, props: { from: 3 } });
    for (const script of island.querySelectorAll('script')) script.textContent = json;
    expect(() => hydrate(island, Counter, unexpected)).toThrow('Missing app state');
    expect(root().textContent).toBe('3');
  });

  test.each([undefined, 'text', {}])('refuses %p as a component', (component) =>
    expect(() => hydrate(show({ component: Counter, props: { from: 1 } }), component, unexpected)).toThrow(
      TypeError,
    ),
  );
});

test('a slot in an island keeps the server’s very nodes while the island hydrates and renders again', async () => {
  const island = show({ component: WithSlots });
  const slots = [...document.querySelectorAll('[data-slot]')];
  const nodes = slots.map(({ firstChild }) => firstChild);
  const html = slots.map(({ innerHTML }) => innerHTML);
  expect(html).toEqual([
    '<em>rich</em>',
    '<pagewell-island data-type="inner"><b>nested</b></pagewell-island>',
  ]);

  hydrate(island, WithSlots, unexpected);
  for (const rounds of ['1', '2', '3']) {
    button().click();
    await waitFor(() => expect(button().textContent).toBe(rounds));
  }
  expect([...document.querySelectorAll('[data-slot]')]).toEqual(slots);
  expect(slots.map(({ firstChild }) => firstChild)).toEqual(nodes);
  expect(slots.map(({ innerHTML }) => innerHTML)).toEqual(html);
  expect(consoleErrors).not.toHaveBeenCalled();
});

describe('what a reader has entered before the script came', () => {
  /** Each field with a state of its own, and what the component knows of them all. */
  function Fields(): ReactNode {
    const [known, setKnown] = useState<Readonly<Record<string, string>>>({ pace: 'slow' });
    const field = (name: string) => ({
      name,
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setKnown((now) => ({ ...now, [name]: value })),
    });
    return (
      <form>
        <input {...field('text')} value={known.text ?? ''} />
        <input {...field('weight')} type="number" value={known.weight ?? ''} />
        <input {...field('day')} type="date" value={known.day ?? ''} />
        <input {...field('slider')} type="range" defaultValue={undefined} />
        <textarea {...field('notes')} value={known.notes ?? ''} />
        <select {...field('unit')} value={known.unit ?? 'kg'}>
          <option>kg</option>
          <option>lb</option>
        </select>
        <select {...field('first')}>
          <option>one</option>
          <option>two</option>
        </select>
        <input {...field('pace')} type="radio" value="slow" checked={known.pace === 'slow'} />
        <input {...field('pace')} type="radio" value="fast" checked={known.pace === 'fast'} />
        <input name="file" type="file" />
        <input type="submit" />
        <output>{JSON.stringify(known)}</output>
      </form>
    );
  }
  const field = (name: string): HTMLInputElement => {
    const found = document.querySelector<HTMLInputElement>(`[name='${name}']`);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  const known = (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? '');

  test('is known to the component, and stands where it was entered', async () => {
    const island = show({ component: Fields });
    const entered = {
      text: 'Zoë',
      weight: '71.5',
      day: '2026-02-28',
      notes: 'two\nlines',
      unit: 'lb',
      first: 'two',
    };
    for (const [name, value] of Object.entries(entered)) field(name).value = value;
    for (const input of document.querySelectorAll<HTMLInputElement>('[value=fast]')) input.checked = true;
    hydrate(island, Fields, unexpected);
    await waitFor(() => expect(known()).toEqual({ ...entered, pace: 'fast' }));
    for (const [name, value] of Object.entries(entered)) expect(field(name).value).toBe(value);
    expect(consoleErrors).not.toHaveBeenCalled();
  });

  test('keeps the cursor in the middle of a word', async () => {
    const island = show({ component: Fields });
    field('text').focus();
    field('text').value = 'walnuts';
    field('text').setSelectionRange(2, 4);
    hydrate(island, Fields, unexpected);
    await waitFor(() => expect(known()).toEqual({ text: 'walnuts', pace: 'slow' }));
    expect([field('text').selectionStart, field('text').selectionEnd]).toEqual([2, 4]);
  });

  test('is nothing where nobody has entered anything: no field tells of a change', () => {
    const island = show({ component: Fields });
    const html = root().innerHTML;
    const told: string[] = [];
    for (const type of ['input', 'change', 'click'])
      island.addEventListener(type, () => told.push(type), { capture: true });
    hydrate(island, Fields, unexpected);
    expect(told).toEqual([]);
    expect(root().innerHTML).toBe(html);
  });

  test('is left alone in a slot, which is no part of the component', () => {
    const WithForm = (): ReactNode => <RichHtml html="rich" />;
    const island = show({ component: WithForm });
    const slot = document.querySelector('[data-slot]') as Element;
    slot.innerHTML = '<input name="inner">';
    const told: string[] = [];
    slot.addEventListener('input', () => told.push('input'));
    field('inner').value = 'typed';
    hydrate(island, WithForm, unexpected);
    expect([field('inner').value, told]).toEqual(['typed', []]);
  });

  test('comes back where the island itself stands in a slot of another', async () => {
    const island = show({ component: Fields });
    const outer = document.createElement('div');
    outer.setAttribute('data-slot', '');
    island.replaceWith(outer);
    outer.append(island);
    field('text').value = 'typed';
    hydrate(island, Fields, unexpected);
    await waitFor(() => expect(known()).toEqual({ text: 'typed', pace: 'slow' }));
  });
});

describe('an island that cannot be hydrated', () => {
  function Breaks(): ReactNode {
    throw new Error('broken');
  }
  function BreaksWhenClicked(): ReactNode {
    const [clicked, setClicked] = useState(false);
    if (clicked) throw new Error('broken later');
    return (
      <>
        <button type="button" onClick={() => setClicked(true)}>
          Break
        </button>
        <RichHtml html="rich" />
      </>
    );
  }
  const served = '<p>From the <b>server</b></p>';

  test('keeps the server’s HTML when its component throws', () => {
    const island = show({ component: Breaks, html: served });
    expect(() => hydrate(island, Breaks, unexpected)).toThrow('broken');
    expect(root().innerHTML).toBe(served);
  });

  test('gets the server’s HTML back, slots included, when it throws later', async () => {
    const island = show({ component: BreaksWhenClicked });
    const before = root().innerHTML;
    const failed = new Promise((resolve) => hydrate(island, BreaksWhenClicked, resolve));
    button().click();
    await expect(failed).resolves.toEqual(new Error('broken later'));
    expect(root().innerHTML).toBe(before);
  });

  test('keeps what was typed into it when its component throws', () => {
    const island = show({ component: Breaks, html: '<input value="">' });
    const field = root().querySelector('input') as HTMLInputElement;
    field.value = 'typed';
    field.focus();
    expect(() => hydrate(island, Breaks, unexpected)).toThrow('broken');
    expect(root().firstElementChild).toBe(field);
    expect([field.value, document.activeElement]).toEqual(['typed', field]);
  });
});

describe('an island whose HTML does not match', () => {
  let warnings: jest.SpiedFunction<typeof console.warn>;
  beforeEach(() => {
    warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => warnings.mockRestore());

  test('is rendered again and answers, which is counted apart and shown in the console', () => {
    const reports = collectReports(trackingDomEvent);
    const island = show({ component: Counter, props: { from: 3 }, html: '<p>From the <b>server</b></p>' });
    hydrate(island, Counter, unexpected);
    flushSync(() => button().click());
    expect(root().textContent).toBe('4');
    expect(reports).toEqual([{ kind: 'client-error', metric: 'client.hydrate.mismatch' }]);
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  test('keeps the server’s very nodes in its slots', () => {
    const island = show({ component: WithSlots });
    const nodes = [...document.querySelectorAll('[data-slot]')].map(({ firstChild }) => firstChild);
    button().innerHTML = '<font>null</font>';
    hydrate(island, WithSlots, unexpected);
    expect([...document.querySelectorAll('[data-slot]')].map(({ firstChild }) => firstChild)).toEqual(nodes);
    expect(nodes.every((node) => node?.isConnected)).toBe(true);
    expect(button().innerHTML).toBe('0');
  });

  test('gets the server’s HTML back where a slot has none', () => {
    const island = show({ component: WithSlots, html: '<p>From the <b>server</b></p>' });
    expect(() => hydrate(island, WithSlots, unexpected)).toThrow('A slot of the island has no server HTML');
    expect(root().innerHTML).toBe('<p>From the <b>server</b></p>');
  });

  test('answers what is done again for its reader on an element that was there before', () => {
    const island = show({ component: Counter, props: { from: 3 } });
    const before = button();
    before.innerHTML = '<font>drei</font>';
    const pressed = before.firstElementChild as Element;
    hydrate(island, Counter, unexpected);
    expect(before.isConnected).toBe(false);
    flushSync(() => pressed.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(button().textContent).toBe('4');
  });
});
