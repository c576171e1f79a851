/** @jest-environment jsdom */
import { placementsProperty, readyEvent, start } from '#client/behaviours/partnerLabel.ts';
import { safeLabel } from '#client/behaviours/safeLabel.ts';

const editable = {
  name: 'AY-Editable-Paid-Media-Banner-2',
  placementName: 'REACT',
  html: '<b>Partner</b> of the month',
};

function show(): Element[] {
  const page = document.createElement('main');
  page.innerHTML = '<b data-partner-label>Featured Partner Offer</b>'.repeat(2);
  document.body.replaceChildren(page);
  const labels = [...page.children];
  labels.forEach(start);
  return labels;
}

function ready(detail: unknown): void {
  window.dispatchEvent(new CustomEvent(readyEvent, { detail }));
}

function safe(html: string): string {
  const holder = document.createElement('div');
  holder.append(safeLabel(html));
  return holder.innerHTML;
}

describe('the label of a featured partner', () => {
  test('takes the html of the editable placement, on every card', () => {
    const labels = show();
    ready({ placements: [{ name: 'other', placementName: 'REACT', html: 'no' }, editable] });
    expect(labels.map((label) => label.innerHTML)).toEqual(Array(2).fill('<b>Partner</b> of the month'));
  });

  test.each([
    ['of another name', [{ ...editable, name: 'Paid-Media-Banner' }]],
    ['for another place', [{ ...editable, placementName: 'HEADER' }]],
    ['without html', [{ name: editable.name, placementName: 'REACT' }]],
    ['with blank html', [{ ...editable, html: ' <b> </b> ' }]],
    ['with nothing but a script', [{ ...editable, html: '<script>alert(1)</script>' }]],
    ['that is none', [null, 7, 'x']],
    ['when the list is empty', []],
    ['when there is no list', undefined],
  ])('stays where there is no placement to take: %s', (_why, placements) => {
    const labels = show();
    ready({ placements });
    ready(undefined);
    window.dispatchEvent(new Event(readyEvent));
    expect(labels[0]?.textContent).toBe('Featured Partner Offer');
  });

  test('is found also when the tool was ready first', () => {
    Reflect.set(window, placementsProperty, [editable]);
    const labels = show();
    Reflect.deleteProperty(window, placementsProperty);
    expect(labels[0]?.textContent).toBe('Partner of the month');
  });
});

describe('a label from elsewhere', () => {
  test('keeps its text and the few elements that a label may have', () =>
    expect(safe('<b>a</b> <strong>b</strong> <em>c</em> <i>d</i> <span>e</span>')).toBe(
      '<b>a</b> <strong>b</strong> <em>c</em> <i>d</i> <span>e</span>',
    ));

  test('keeps a link by https, as a paid one', () =>
    expect(safe('<a href="https://shop.example/x" onclick="x()" target="top">Shop</a>')).toBe(
      '<a href="https://shop.example/x" rel="sponsored nofollow noopener">Shop</a>',
    ));

  test.each([
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="http://shop.example">x</a>', 'x'],
    ['<a href="/path">x</a>', 'x'],
    ['<b onclick="x()" style="position:fixed" id="main" class="a">x</b>', '<b>x</b>'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['<svg onload=alert(1)><text>x</text></svg>', 'x'],
    ['<script>alert(1)</script><style>*{}</style>x', 'x'],
    ['<template><b>y</b></template>x', 'x'],
    ['<div><p>x</p></div>', 'x'],
    ['<!-- y -->x', 'x'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['', ''],
  ])('loses what it may not have: %s', (html, expected) => expect(safe(html)).toBe(expected));

  test('is bounded in length and depth', () => {
    expect(safe('x'.repeat(2001))).toHaveLength(2000);
    const deep = safe(`${'<b>'.repeat(9)}x`);
    expect(deep.match(/<b>/g)).toHaveLength(8);
  });
});
