/**
 * Puts a lazy image in its place, once it comes near the viewport. What is inserted is the copy in its `<noscript>`,
 * which the server wrote for readers without JavaScript.
 */
export function start(element: Element): void {
  const copy = element.querySelector('noscript');
  // With scripting on, a browser keeps what is in a noscript as text.
  copy?.insertAdjacentHTML('afterend', copy.textContent);
  copy?.remove();
}
