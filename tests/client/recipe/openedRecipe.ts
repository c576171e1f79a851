import { start } from '#client/behaviours/recipe.ts';
import typical from '#fixtures/blocks/recipe.typical.json' with { type: 'json' };
import { showBlock } from '../../support/shownBlock.ts';

export const recipe = (): HTMLElement => document.getElementById('recipe') as HTMLElement;
export const one = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => {
  const element = recipe().querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};
export const open = (data: object = {}, beforeScript = () => {}): void => {
  showBlock('recipe', { ...typical.data, ...data });
  beforeScript();
  start(recipe());
};
export const box = (text: string): HTMLInputElement => {
  const label = [...recipe().querySelectorAll('label')].find(({ textContent }) => textContent.includes(text));
  return label?.querySelector('input') as HTMLInputElement;
};
export const choose = (times: string): void =>
  one<HTMLInputElement>(`[data-scale] [value='${times}']`).click();

beforeEach(() => {
  history.replaceState(null, '', '/soup');
  localStorage.clear();
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
