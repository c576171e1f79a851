/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/dom';
import typical from '#fixtures/blocks/downloadable.typical.json' with { type: 'json' };
import { blockValidators } from '#schemas/generated/validators.js';
import { aboutFile, fileKind, fileSizeText } from '#widgets/downloadable/Downloadable.tsx';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const diary = { title: 'Blood pressure diary', downloadUrl: '/media/diary.pdf', fileSize: 84 };
const show = (data: object) => showBlock('downloadable', data);

describe('a download', () => {
  test('says what it is, its kind and its size, and opens in another tab', () => {
    show({ ...diary, subText: 'One sheet to print.' });
    expect(screen.getByRole('article', { name: 'Blood pressure diary' }).textContent).toContain(
      'One sheet to print.',
    );
    const link = screen.getByRole('link', {
      name: /^Download ?: Blood pressure diary ?\(opens in a new tab\)$/,
    });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/media/diary.pdf',
      '_blank',
      'noopener',
    ]);
    expect(document.querySelector('small')?.textContent).toBe('PDF, 84 kB');
  });

  test('reports a click', () => {
    show(diary);
    expect(declaredEvent(screen.getByRole('link').parentElement, 'click')).toEqual({
      kind: 'element-clicked',
      location: 'Downloadable',
      elementType: 'LINK',
      actionOutcome: 'INTERNALLINK',
      name: 'Blood pressure diary',
      text: 'Download',
      linkUrl: '/media/diary.pdf',
    });
  });

  test.each([
    ['no address', { title: 'Blood pressure diary' }],
    ['a blank one', { ...diary, downloadUrl: ' ' }],
  ])('is not shown with %s', (_what, data) => expect(show(data).html).toBe(''));

  test('is refused with an address that runs code', () =>
    expect(blockValidators.get('downloadable')?.({ ...diary, downloadUrl: 'javascript:alert(1)' })).toBe(
      false,
    ));

  test('leaves out what is missing', () => {
    show({ downloadUrl: 'https://forms.example/diary' });
    expect(document.body.textContent).toBe('Download (opens in a new tab)');
    expect(document.querySelector('img, small, strong')).toBeNull();
  });

  test('of our own says its true size', () => {
    const { byteLength } = readFileSync(`fixtures${typical.data.downloadUrl}`);
    expect(Math.round(byteLength / 1000)).toBe(typical.data.fileSize);
  });
});

test.each([
  ['/media/a.pdf', 'PDF'],
  ['/media/A.PDF', 'PDF'],
  ['https://files.example/a.docx?version=2#page', 'Word'],
  ['https://files.example/a.xlsx', 'Excel'],
  ['/media/a.tar.zip', 'ZIP'],
  ['/media/a', undefined],
  ['/media/a.constructor', undefined],
  ['https://files.pdf', undefined],
  ['https://files.example/a?file=b.pdf', undefined],
  ['https://[', undefined],
])('the kind of a file %s is %s', (address, kind) => expect(fileKind(address)).toBe(kind));

describe('the size of a file', () => {
  test.each([
    [1, '1 kB'],
    [0.2, '1 kB'],
    [999, '999 kB'],
    [999.6, '1 MB'],
    [1000, '1 MB'],
    [1249, '1.2 MB'],
    [12_480, '12.5 MB'],
  ])('of %d kilobytes is %s', (kilobytes, text) => expect(fileSizeText(kilobytes)).toBe(text));

  test('stands alone where the kind is not known, and the kind where the size is not', () => {
    expect(aboutFile('/media/a', 84)).toBe('84 kB');
    expect(aboutFile('/media/a.pdf', undefined)).toBe('PDF');
    expect(aboutFile('/media/a', undefined)).toBeUndefined();
  });
});
