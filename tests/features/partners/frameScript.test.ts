/** @jest-environment jsdom */
import { frameDocument } from '#features/partners/frames/frameDocument.ts';
import { frameScript, type OutsideWindow } from '#features/partners/frames/frameScript.ts';

const partner = {
  name: 'playwell',
  script: 'https://tags.playwell.example/tag.js',
  styles: 'https://cdn.playwell.example/tag.css',
};
const facts = { framedBy: "'self'", hasOwnHost: false };

let said: unknown[];
let errors: unknown[];

function handPort(given: { script: string; styles?: string }): void {
  const { html } = frameDocument(
    { name: 'playwell', reaches: [new URL(given.script).origin], ...given },
    facts,
  );
  document.head.innerHTML = html.match(/<meta name="outside-[^>]*>/g)?.join('') ?? '';
  document.body.innerHTML = '';
  said = [];
  errors = [];
  window.reportError = (error) => void errors.push(error);
  frameScript(window as OutsideWindow);
  const port = { postMessage: (message: unknown) => said.push(message) };
  const event = new MessageEvent('message', { source: window, data: {} });
  Object.defineProperty(event, 'ports', { value: [port] });
  window.dispatchEvent(event);
}
const fail = (selector: string) => document.head.querySelector(selector)?.dispatchEvent(new Event('error'));

describe('what runs in an outside frame', () => {
  test('loads nothing of its partner before it has its port', () => {
    document.head.innerHTML = `<meta name="outside-script" content="${partner.script}">`;
    frameScript(window as OutsideWindow);
    window.dispatchEvent(new MessageEvent('message', { source: window, data: {} }));
    expect(document.querySelector('script, link')).toBeNull();
  });

  test('loads the partner’s script, and its style sheet where it has one', () => {
    handPort(partner);
    expect(document.head.querySelector('script')?.src).toBe(partner.script);
    expect(document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href).toBe(partner.styles);
    handPort({ script: partner.script });
    expect(document.head.querySelector('link')).toBeNull();
    document.head.querySelector('script')?.dispatchEvent(new Event('load'));
    expect([said, errors]).toEqual([[{ kind: 'loaded' }], []]);
  });

  test.each([
    ['script', 'missing', `Failed to load script "${partner.script}"`],
    ['link', 'unstyled', `Failed to load stylesheet "${partner.styles}"`],
  ])('tells the page where its %s does not come, and what it was', (element, kind, message) => {
    handPort(partner);
    fail(element);
    expect(said).toEqual([{ kind }]);
    expect(errors).toEqual([new Error(message)]);
  });
});

test('a frame takes style sheets of its partner’s host where it has one, and of no other', () => {
  const policyOf = (given: { script: string; styles?: string }) =>
    frameDocument({ name: 'playwell', reaches: [new URL(given.script).origin], ...given }, facts).headers[
      'Content-Security-Policy'
    ];
  expect(policyOf(partner)).toContain("; style-src 'unsafe-inline' https://cdn.playwell.example;");
  expect(policyOf({ script: partner.script })).toContain("; style-src 'unsafe-inline';");
});
