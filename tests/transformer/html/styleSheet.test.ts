import { jest } from '@jest/globals';
import { meaningOf, sheetOf, unreadMeaningOf } from '#transformer/html/meaning.ts';
import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import { slowGrowth } from '../../support/growth.ts';
import { readersHtml } from './readersHtml.ts';

const struck = 'text-decoration:line-through';

describe('a style sheet in a text strikes out what it strikes out in a browser', () => {
  test.each([
    ['a class', `.c2{${struck}}`, '<s>500 mg</s>'],
    ['a class of an element', `span.c2{${struck}}`, '<s>500 mg</s>'],
    ['a class of another element', `b.c2{${struck}}`, '500 mg'],
    ['two classes', `.c2.c3{${struck}}`, '<s>500 mg</s>'],
    ['a class that it does not have', `.c2.c9{${struck}}`, '500 mg'],
    ['an id', `#dose{${struck}}`, '<s>500 mg</s>'],
    ['a class and an id', `span.c2#dose{${struck}}`, '<s>500 mg</s>'],
    ['an element', `span{${struck}}`, '<s>500 mg</s>'],
    ['one selector of several', `h2, .c9 b, .c3, #x{${struck}}`, '<s>500 mg</s>'],
    ['a class in the case written', `.C2{${struck}}`, '500 mg'],
    ['an escape in the selector', `.\\63 2{${struck}}`, '<s>500 mg</s>'],
    ['an escape in the declaration', '.c2{text-decoration:line\\2dthrough}', '<s>500 mg</s>'],
    ['comments', `/* a */.c2/* { */{/* } */text-decoration:/**/line-through/* ; */}`, '<s>500 mg</s>'],
    ['a longer value', '.c2{text-decoration: line-through red}', '<s>500 mg</s>'],
    ['another order', '.c2{text-decoration: red wavy line-through 2px}', '<s>500 mg</s>'],
    ['the longhand', '.c2{text-decoration-line: underline line-through}', '<s><u>500 mg</u></s>'],
    ['capitals', `SPAN.c2{TEXT-DECORATION: Line-Through}`, '<s>500 mg</s>'],
    ['!important', `.c2{${struck} !important}.c2.c3{text-decoration:none}`, '<s>500 mg</s>'],
    ['a later rule', `.c2{${struck}}.c3{text-decoration:none}`, '500 mg'],
    ['an earlier rule', `.c3{text-decoration:none}.c2{${struck}}`, '<s>500 mg</s>'],
    ['a less specific rule behind it', `.c2.c3{${struck}}.c3{text-decoration:none}`, '<s>500 mg</s>'],
    ['a more specific rule before it', `#dose{text-decoration:none}.c2{${struck}}`, '500 mg'],
    ['@media screen', `@media only screen{.c2{${struck}}}`, '<s>500 mg</s>'],
    ['@media all', `@media print, all{.c2{${struck}}}`, '<s>500 mg</s>'],
    ['@media print', `@media print{.c2{${struck}}}.c3{color:red}`, '500 mg'],
    ['a rule behind @media print', `@media print{p{margin:0}}.c2{${struck}}`, '<s>500 mg</s>'],
    [
      'a rule behind @charset and @font-face',
      `@charset "a";@font-face{font-family:x}.c2{${struck}}`,
      '<s>500 mg</s>',
    ],
    ['a rule behind a string with a brace', `.x{content:"}{"}.c2{${struck}}`, '<s>500 mg</s>'],
    ['a rule that never ends', `.c2{${struck}`, '<s>500 mg</s>'],
    ['a comment of HTML around the rules', `<!--\n.c2{${struck}}\n-->`, '<s>500 mg</s>'],
    ['a long rule before it', `.c3{${'font-family:x;'.repeat(400)}}.c2{${struck}}`, '<s>500 mg</s>'],
    [
      'a custom property of the root',
      ':root{--s:line-through}.c2{text-decoration:var(--s)}',
      '<s>500 mg</s>',
    ],
    ['one of all elements', '*{ --s : line-through }.c2{text-decoration:var( --s, none)}', '<s>500 mg</s>'],
    ['one that hides', ':root{--a:#fff;--s:none}.c2{text-decoration:var(--a)}.c3{color:var(--s)}', '500 mg'],
    [
      'one with another value',
      ':root{--s:underline;--t:line-through}.c2{text-decoration:var(--s)}',
      '<u>500 mg</u>',
    ],
    ['one that is not set', '.c2{text-decoration:var(--s)}', '500 mg'],
    ['one of its own', ':root{--s:line-through}.c2{--s:none;text-decoration:var(--s)}', '500 mg'],
    ['one that it sets itself', '.c2{--s:line-through;text-decoration:var(--s)}', '<s>500 mg</s>'],
    ['a state', `.c2:hover{${struck}}.c2::after{display:none}`, '500 mg'],
  ])('%s', (what, css, shown) => {
    const html = `<style>${css}</style><p><span class="c2 c3" id="dose">500 mg</span> 50 mg</p>`;
    expect(readersHtml(html)).toBe(`<p>${shown} 50 mg</p>`);
    expect(textOfHtml(html)).toBe(shown.startsWith('<s>') ? '50 mg' : '500 mg 50 mg');
    const unread = unreadMeaningOf('span', { class: 'c2 c3', id: 'dose' }, sheetOf(html));
    expect(unread?.selector).toBe(
      what === 'one that is not set' ? 'text-decoration-line: var(…)' : undefined,
    );
  });

  test('by a custom property of the root that the element itself uses', () => {
    const html = (style: string): string =>
      `<style>:root{--s:line-through;--n:none}</style><p>A <span style="${style}">5 mg</span></p>`;
    expect(readersHtml(html('text-decoration:var(--s)'))).toBe('<p>A <s>5 mg</s></p>');
    expect(readersHtml(html('display:var(--n)'))).toBe('<p>A </p>');
    expect(readersHtml(html('text-decoration:var(--x)'))).toBe('<p>A 5 mg</p>');
    expect(textOfHtml(html('text-decoration:var(--s)'))).toBe('A');
  });

  test('also where another text would be longer in small letters', () =>
    expect(textOfHtml(`İİİ<style>.c2{${struck}}</style><p class="c2">A</p>`)).toBe('İİİ'));

  test('but not where browsers read no style sheet, or only printers do', () => {
    for (const sheet of [
      `<!-- <style>.c2{${struck}}</style> -->`,
      `<style media="print">.c2{${struck}}</style>`,
      `<styled>.c2{${struck}}</styled>`,
    ])
      expect(textOfHtml(`${sheet}<p class="c2">500 mg</p>`)).toContain('500 mg');
  });
});

describe('a rule that strikes, raises or hides and is not read is named', () => {
  test.each([
    [`p.c0 .c2{${struck}}`, 'p.c0 .c2'],
    [`td > .c2{${struck}}`, 'td > .c2'],
    [`h2 + p, li ~ .c2.c3{${struck}}`, 'h2 + p, li ~ .c2.c3'],
    [`.c2:first-child{${struck}}`, '.c2:first-child'],
    [`.c2:not(.x){${struck}}`, '.c2:not(.x)'],
    [`:is(.a, .b) #dose{${struck}}`, ':is(.a, .b) #dose'],
    [`[class*="c"]{${struck}}`, '[class*="c"]'],
    [`*{${struck}}`, '*'],
    [`@media (min-width: 1px){.c2{${struck}}}`, '@media (min-width: 1px) { .c2'],
    [`@supports (color: red){.c2{${struck}}}`, '@supports (color: red) { .c2'],
    [`@layer a{@media screen{.c2{${struck}}}}`, '@layer a { @media screen { .c2'],
    [`.a{color:red; & .c2{${struck}}}`, '.a { & .c2'],
    [`.a{.b{color:red} .c2{${struck}}}`, '.a { .c2'],
    [`td .c2{display:none}`, 'td .c2'],
    [`td .c2{vertical-align:super}`, 'td .c2'],
    [`td .\\63 2{opacity:0}`, 'td .\\63 2'],
    [`td .c2{text-decoration:/**/line-through red!important}`, 'td .c2'],
  ])('%s', (css, selector) => {
    const sheet = sheetOf(`<style>${css}</style>`);
    expect(unreadMeaningOf('span', { class: 'c2 c3', id: 'dose' }, sheet)?.selector).toBe(selector);
  });

  test.each([
    ['changes nothing that is said', '.a .c2{font-weight:bold;color:red;text-decoration:underline}'],
    ['cannot apply to the element', `.c2 b{${struck}}.c2 .x{${struck}}p .c2.x{${struck}}.a #x{${struck}}`],
    ['is for print, speech or a state', `@media print, speech{.a .c2{${struck}}}.a .c2:hover{${struck}}`],
    ['is no rule for elements', `@page x{${struck}}@keyframes x{0%{opacity:0}}@list l0{${struck}}`],
  ])('unless it %s', (_why, css) => {
    const sheet = sheetOf(`<style>${css}</style>`);
    expect(unreadMeaningOf('span', { class: 'c2 c3', id: 'dose' }, sheet)).toBeUndefined();
  });
});

describe('a style that takes what it says from an element around is named', () => {
  test.each([
    ['the element', '', 'text-decoration: var(--d)', 'text-decoration-line: var(…)'],
    ['a rule', '.c2{DISPLAY:VAR(--d)}', '', 'display: var(…)'],
    ['a rule for all', '*{visibility:var( --d )!important}', '', '*'],
    ['a rule that is not read', ':root{--d:line-through}td .c2{text-decoration:var(--d)}', '', 'td .c2'],
    ['a default that is a variable', '', 'vertical-align: var(--d, var(--e))', 'vertical-align: var(…)'],
    ['a variable that is set after it', '', 'display: var(--d); --d: none', 'display: var(…)'],
    ['a variable that a word of CSS names', '', 'display: var(--none)', 'display: var(…)'],
    ['its own variable', '', '--d: none; display: var(--d)', undefined],
    ['a variable of its class', '.c2{--d:none}', 'display: var(--d)', undefined],
    ['a variable of all', ':root{--d:none}', 'display: var(--d)', undefined],
    ['a default', '', 'display: var(--d, block)', undefined],
    ['a property of looks', '', 'color: var(--d); text-decoration-color: var(--d)', undefined],
  ])('%s', (_what, css, style, selector) => {
    const sheet = sheetOf(`<style>${css}</style>`);
    expect(unreadMeaningOf('span', { class: 'c2', style }, sheet)?.selector).toBe(selector);
  });

  it('and its text is shown', () => {
    const html = '<div style="--d: none"><p style="display: var(--none)">500 mg</p></div>';
    expect(readersHtml(html)).toBe('<p>500 mg</p>');
    expect(textOfHtml(html)).toBe('500 mg');
  });
});

describe('style sheets are read in time proportional to the text', () => {
  test.each<[string, (size: number) => string]>([
    ...['<style', '<style ', '<style>', '<!--', '<style>{'].map(
      (part): [string, (size: number) => string] => [part, (size) => part.repeat(size / part.length)],
    ),
    ...[
      '{',
      '}',
      '.x{}',
      `.x{${struck}}`,
      '.a .x{display:none}',
      '/*',
      '"',
      '\\a',
      '(',
      '.a,',
      '@media x{',
      ';',
      '.a',
      ':root{--a:none}',
    ].map((part): [string, (size: number) => string] => [
      `${part} in a sheet`,
      (size) => `<style>${part.repeat(size / 2 / part.length)}</style>${'<p class=x>'.repeat(size / 22)}`,
    ]),
  ])('%s', async (_what, textOf) => {
    const read = (size: number) => {
      const sheet = sheetOf(textOf(size));
      for (let at = 0; at < size / 22; at++) {
        meaningOf('p', { class: `x${at % 1000} x`, style: 'color:var(--a)' }, sheet);
        unreadMeaningOf('p', { class: 'x' }, sheet);
      }
    };
    expect(await slowGrowth(read, 64_000)).toBeUndefined();
  });

  it('reads a style once for all elements that no rule tells apart', () => {
    const sheet = sheetOf(`<style>p{font-weight:bold}.a p{${struck}}.dose{${struck}}</style>`);
    const styleOf = jest.spyOn(sheet, 'styleOf');
    for (let at = 0; at < 1_000; at++) {
      expect(meaningOf('p', { id: `${at}`, class: `x${at}` }, sheet).elements).toEqual(['strong']);
      expect(meaningOf(`x${at}`, { id: `${at}` }, sheet).elements).toEqual([]);
    }
    expect(styleOf).toHaveBeenCalledTimes(2);
    expect(meaningOf('p', { class: 'x dose' }, sheet).elements).toEqual(['s', 'strong']);
    expect(styleOf).toHaveBeenCalledTimes(3);
  });

  it.each([
    [30, ['s'], undefined],
    [31, [], { selector: 'p' }],
  ])(
    'compares an element with 30 rules for its name at most: of %d the last is read, or told',
    (count, elements, unread) => {
      const rules = `${'p{margin:0}'.repeat(count - 1)}p{${struck}}`;
      const sheet = sheetOf(`<style>${rules}</style>`);
      expect(meaningOf('p', {}, sheet).elements).toEqual(elements);
      expect(unreadMeaningOf('p', {}, sheet)).toEqual(unread && expect.objectContaining(unread));
    },
  );
});

describe('a rule that strikes behind hundreds of others is reported', () => {
  const others = Array.from({ length: 700 }, (_, at) => `.other-${at}{float:left}`).join('');
  it.each([
    ['a class', `.dose{${struck}}`, '.dose'],
    ['one behind a combinator', `li > .dose{${struck}}`, 'li > .dose'],
    ['an element', `p{${struck}}`, 'p'],
    ['an id', `#first{${struck}}`, '#first'],
    ['a selector that is not looked at', `:is(.a, .dose){${struck}}`, ':is(.a, .dose)'],
    ['after others of its class', `${'.dose{float:left}'.repeat(5)}.dose{${struck}}`, '.dose'],
    ['after more of its class than are read', `${'.dose{float:left}'.repeat(500)}.dose{${struck}}`, '.dose'],
  ])('%s', (_what, rule, selector) => {
    const sheet = sheetOf(`<style>${others}${rule}</style>`);
    const told = unreadMeaningOf('p', { class: 'x dose', id: 'first' }, sheet);
    expect(told).toMatchObject({ selector });
  });

  it('but not of elements that it does not strike', () => {
    const sheet = sheetOf(`<style>${others}.dose{${struck}}li{${struck}}</style>`);
    expect(unreadMeaningOf('p', { class: 'other-699' }, sheet)).toBeUndefined();
  });
});
