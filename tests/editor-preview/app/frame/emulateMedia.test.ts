import { answered } from '#editor-preview/app/frame/inFrame/emulateMedia.ts';

const [met, never] = ['(min-width: 0px)', '(max-width: 0px)'];

test.each([
  ['print', 'print', 'light', met],
  ['print', 'screen', 'dark', never],
  ['screen and (scripting: enabled)', 'print', 'light', `${never} and (scripting: enabled)`],
  ['only screen and (min-width: 48rem)', 'screen', 'dark', `${met} and (min-width: 48rem)`],
  ['print, (scripting: none)', 'print', 'light', `${met}, (scripting: none)`],
  ['(prefers-color-scheme: dark)', 'screen', 'dark', met],
  ['screen and (prefers-color-scheme: dark)', 'screen', 'light', `${met} and ${never}`],
  ['(prefers-color-scheme: dark)', 'screen', 'system', '(prefers-color-scheme: dark)'],
  ['(min-width: 48rem)', 'print', 'light', '(min-width: 48rem)'],
] as const)('%s is, in %s and %s, %s', (query, medium, scheme, expected) => {
  expect(answered(query, medium, scheme)).toBe(expected);
});
