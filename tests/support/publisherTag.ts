/**
 * Our part of the API of Google Publisher Tag, as a script: places are filled by what their unit's last word says, such as
 * `/1/pagewell/DMR1`. What each does stands in `behaviours`, as text of functions of the slot and of how to answer.
 */
export function publisherTag(behaviours: Readonly<Record<string, string>>): string {
  return `(() => {
  const behaviours = {${Object.entries(behaviours)
    .map(([slot, behaviour]) => `${slot}: ${behaviour}`)
    .join(',')}};
  const told = {};
  const hearers = [];
  let settings;
  let made;
  const service = {
    setTargeting: (key, value) => { told[key] = value; },
    setPrivacySettings: (given) => { settings = given; },
    disableInitialLoad: () => {},
    addEventListener: (name, hear) => hearers.push(hear),
    refresh: (slots) => {
      const end = (size) => hearers.forEach((hear) => hear({ slot: made, isEmpty: !size, size }));
      for (const { unit, sizes } of slots) {
        fetch(new URL('/asked', origin), { method: 'POST', mode: 'no-cors', body: JSON.stringify({ unit, sizes, told, settings }) });
        const show = (width, height) => {
          const box = document.getElementById('ad');
          box.innerHTML = '<div style="background:#cde;font:16px sans-serif;width:' + width + 'px;height:' + height + 'px">Ad of a test</div>';
          end([width, height]);
        };
        behaviours[unit.split('/').at(-1)]?.(show, end);
      }
    },
  };
  const origin = document.currentScript.src;
  const waiting = googletag.cmd;
  Object.assign(googletag, {
    pubads: () => service,
    defineSlot: (unit, sizes) => { made = { unit, sizes, addService: () => made }; return made; },
    enableServices: () => {},
    display: () => {},
    cmd: { push: (task) => task() },
  });
  waiting.forEach((task) => task());
})();`;
}
