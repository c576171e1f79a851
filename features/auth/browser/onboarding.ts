import { onboardingAddress, onboardingKey } from '#contracts/auth.ts';
import { composesText } from '#contracts/composesText.ts';
import { fetchJson } from '#contracts/fetchJson.ts';

interface Onboarding {
  title: string;
  text: string;
  linkText?: string;
  linkUrl?: string;
}

/** Sizes are literals: the build replaces constant custom properties, so pages do not define them. */
const styles = `
.pagewell-welcome {
  position: fixed;
  inset: auto 1rem 1rem;
  z-index: 4;
  max-width: 26rem;
  margin-inline: auto 0;
  padding: 1.5rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-over);
  font: 1rem / 1.5 var(--font-ui);
  max-height: 60vh;
  overflow: auto;
}
.pagewell-welcome h2 { margin: 0 0 0.5rem; font: 620 1.375rem / 1.2 var(--font-heading); }
.pagewell-welcome p { margin: 0 0 0.75rem; }
.pagewell-welcome :is(a, button) { display: inline-block; min-height: 44px; padding: 0.6rem 1rem; font: inherit; }
.pagewell-welcome button { border: 1px solid var(--control-line); border-radius: var(--radius-leaf-small); background: none; color: inherit; cursor: pointer; }
@media print { .pagewell-welcome { display: none; } }`;

/** Once per browser. Takes no focus, follows the header in tab order, closes by its button or Escape. */
export async function welcome(rvoId: string): Promise<void> {
  try {
    const key = onboardingKey + (await hashOf(rvoId));
    localStorage.removeItem(onboardingKey + rvoId);
    if (localStorage.getItem(key) !== null) return;
    const response = await fetchJson(onboardingAddress);
    if (!isOnboarding(response)) return;
    // Without storage it would show on every page, so it shows on none.
    localStorage.setItem(key, '1');
    show(response);
  } catch {
    // The next page tries again.
  }
}

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`pagewell welcome ${text}`));
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).slice(0, 22);
}

function show({ title, text, linkText, linkUrl }: Onboarding): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const panel = document.createElement('aside');
  panel.className = 'pagewell-welcome';
  panel.lang = 'en';
  // Keeps closing punctuation at the sentence's end on right-to-left pages.
  panel.dir = 'auto';
  panel.ariaLabel = title;
  const close = element('button', 'Close');
  panel.append(element('h2', title), element('p', text), close);
  if (linkText && linkUrl) {
    const link = element('a', linkText);
    link.href = linkUrl;
    panel.append(link);
  }
  const end = (): void => {
    const hadFocus = panel.contains(document.activeElement);
    panel.remove();
    document.removeEventListener('keydown', onKey);
    if (hadFocus) document.querySelector<HTMLElement>('body > header a')?.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!composesText(event) && event.key === 'Escape') end();
  };
  close.addEventListener('click', end);
  document.addEventListener('keydown', onKey);
  const header = document.querySelector('body > header');
  if (header) header.after(panel);
  else document.body.append(panel);
}

function element<Name extends 'h2' | 'p' | 'a' | 'button'>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function isOnboarding(value: unknown): value is Onboarding {
  return typeof value === 'object' && value !== null && 'title' in value && 'text' in value;
}
