export function start(element: Element): void {
  const copy = element.querySelector('noscript');
  // With scripting, the content of a noscript is text.
  copy?.insertAdjacentHTML('afterend', copy.textContent);
  copy?.remove();
}
