export const toolWays = {
  asks: 'show();',
  hangs: '',
  'has nothing to ask': 'tell("tcloaded");',
  'answers without asking': 'agree();',
  'answers for its reader': 'show(); setTimeout(agree, 1500);',
  'is larger than its place': 'document.body.style.height = "2000px"; show();',
  'lies about its size': 'show(); outside.say({ kind: "filled", width: 9000, height: 9000 });',
  floods: 'for (let i = 0; i < 200; i += 1) show();',
  'says nonsense': 'outside.say({ kind: "choice", purposes: "all", vendors: [] });',
  'goes elsewhere': 'show(); location.href = new URL("/elsewhere", origin);',
} as const;

export type ToolWay = keyof typeof toolWays;

/**
 * The script of a tool that asks readers, which speaks our part of the Transparency and Consent Framework's API and nothing more.
 *
 * @param some what its reader agrees to who agrees to a part
 */
export function consentTool(way: ToolWay, some: readonly number[]): string {
  return `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const all = Array.from({ length: 11 }, (_, at) => at + 1);
  const listeners = [];
  const given = (numbers) => Object.fromEntries(all.map((number) => [number, numbers.includes(number)]));
  const tell = (eventStatus, purposes = [], vendors = {}) => {
    const data = { eventStatus, purpose: { consents: given(purposes) }, vendor: { consents: vendors } };
    listeners.forEach((hear) => hear(data, true));
  };
  // A press has come to its end by then.
  const answer = (purposes, vendors) => setTimeout(tell, 100, 'useractioncomplete', purposes, vendors);
  const agree = () => answer(all, { 1: true, 2: false, 755: true });
  const button = (text, go) => {
    const made = Object.assign(document.createElement('button'), { textContent: text, onclick: go });
    made.style.cssText = 'min-height:44px;padding:0 1em;margin:0.25em;font:inherit';
    return made;
  };
  const show = () => {
    document.documentElement.lang = 'en';
    document.body.style.font = '1rem/1.5 sans-serif';
    document.body.replaceChildren(
      Object.assign(document.createElement('p'), { textContent: 'What do you agree to?' }),
      button('Agree', agree),
      button('Refuse', () => answer([], {})),
      button('Some', () => answer(${JSON.stringify(some)}, {})),
    );
    tell('cmpuishown');
  };
  globalThis.__tcfapi = (command, version, hear) => {
    if (command !== 'addEventListener') return;
    listeners.push(hear);
    setTimeout(() => { ${toolWays[way]} });
  };
  ${way === 'hangs' ? 'delete globalThis.__tcfapi;' : ''}
})();`;
}
