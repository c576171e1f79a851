import { type CopyState, copyAttribute, copyStateAttribute, shareAttribute } from '#contracts/markers.ts';

export const copyingFor = 1000;
export const copiedFor = 5000;

/** Phones use the native share sheet. The layout of tablets begins at 768 px. */
const phones = '(width < 768px)';

const labels: Readonly<Record<CopyState | 'idle', string>> = {
  idle: 'Copy link',
  copying: 'Copying …',
  copied: 'Link Copied!',
  failed: 'Copy link',
};
const failure = 'Your browser did not let us copy it. Here is the address:';

export function start(share: Element): void {
  const button = share.querySelector<HTMLElement>(':scope > button');
  const dialog = share.querySelector('dialog');
  const targets = share.querySelector(':scope > ul');
  const copy = dialog?.querySelector(`[${copyAttribute}]`);
  if (!button || !dialog || !targets || !copy) throw new TypeError('The part for sharing misses a part');
  dialog.append(targets);
  startCopying(copy);
  button.addEventListener('click', async () => {
    const isShared =
      matchMedia(phones).matches && (await shareByPhone(share.getAttribute(shareAttribute) ?? ''));
    if (!isShared) dialog.showModal();
  });
}

/** Whether the phone has a share sheet; true also if its reader cancels. */
async function shareByPhone(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ url, title: document.title });
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}

function startCopying(copy: Element): void {
  const button = copy.querySelector('button');
  const output = copy.querySelector('output');
  const address = copy.querySelector('input');
  if (!button || !output || !address) throw new TypeError('The copy button misses a part');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (state: CopyState | 'idle', words = ''): void => {
    if (state === 'idle') copy.removeAttribute(copyStateAttribute);
    else copy.setAttribute(copyStateAttribute, state);
    (button.firstElementChild ?? button).textContent = labels[state];
    button.ariaDisabled = state === 'copying' ? 'true' : null;
    output.value = words;
    address.hidden = state !== 'failed';
  };
  const delay = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      clearTimeout(timer);
      timer = setTimeout(resolve, milliseconds);
    });

  button.addEventListener('click', async () => {
    if (copy.getAttribute(copyStateAttribute) === ('copying' satisfies CopyState)) return;
    const copied = writeToClipboard(copy.getAttribute(copyAttribute) ?? '');
    show('copying');
    await delay(copyingFor);
    if (!(await copied)) {
      show('failed', failure);
      address.select();
      return;
    }
    show('copied', labels.copied);
    await delay(copiedFor);
    show('idle');
  });
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not permitted or unsupported: the reader gets the address to copy by hand.
    return false;
  }
}
