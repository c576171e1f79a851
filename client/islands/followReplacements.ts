/**
 * React would throw on a node without its parent, or update a hidden text, where a page translator or an
 * extension has replaced nodes.
 */
export function followReplacements(root: Element): void {
  const replacements = new WeakMap<Node, Node>();
  const { insertBefore, removeChild } = Node.prototype;

  const find = (node: Node, fits: (node: Node) => boolean): Node | undefined => {
    const seen = new Set<Node>();
    let found: Node | undefined = node;
    while (found && !fits(found)) {
      // A cycle: both were removed with the element around them.
      if (seen.has(found)) return undefined;
      seen.add(found);
      found = replacements.get(found);
    }
    return found;
  };
  const childAt = (parent: Node, node: Node): Node | undefined => {
    let child: Node | null | undefined = find(node, (one) => parent.contains(one));
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child ?? undefined;
  };

  // Patches this element only, and not the prototypes that other scripts use.
  const guard = (parent: Node): void => {
    parent.removeChild = (child) => {
      const there = find(child, (one) => parent.contains(one));
      if (there?.parentNode) removeChild.call(there.parentNode, there);
      return child;
    };
    parent.insertBefore = (node, reference) => {
      insertBefore.call(parent, node, (reference && childAt(parent, reference)) ?? null);
      return node;
    };
  };

  const showAgain: MutationCallback = (records) => {
    for (const { target } of records) {
      const replacement = find(target, (one) => one.isConnected);
      if (replacement !== target) replacement?.parentNode?.replaceChild(target, replacement);
    }
  };
  const texts = new MutationObserver(showAgain);

  const note: MutationCallback = (records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const removed of removedNodes) {
        if (removed.parentNode === target) continue;
        guard(target);
        const replacement =
          addedNodes[0] ?? [previousSibling, nextSibling].find((node) => node && added.has(node));
        if (replacement) replacements.set(removed, replacement);
        else replacements.delete(removed);
        if (removed instanceof Text) texts.observe(removed, { characterData: true });
      }
    }
  };
  new MutationObserver(note).observe(root, { childList: true, subtree: true });
}
