/**
 * React would throw on a node without its parent, or update a hidden text, where a page translator or an
 * extension has replaced nodes.
 */
export function followReplacements(root: Element): void {
  const standIns = new WeakMap<Node, Node>();
  const { insertBefore, removeChild } = Node.prototype;

  const find = (node: Node, fits: (node: Node) => boolean): Node | undefined => {
    const seen = new Set<Node>();
    let found: Node | undefined = node;
    while (found && !fits(found)) {
      // A cycle: both were removed with the element around them.
      if (seen.has(found)) return undefined;
      seen.add(found);
      found = standIns.get(found);
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
    parent.insertBefore = (node, before) => {
      insertBefore.call(parent, node, (before && childAt(parent, before)) ?? null);
      return node;
    };
  };

  const showAgain: MutationCallback = (records) => {
    for (const { target } of records) {
      const standIn = find(target, (one) => one.isConnected);
      if (standIn !== target) standIn?.parentNode?.replaceChild(target, standIn);
    }
  };
  const texts = new MutationObserver(showAgain);

  const note: MutationCallback = (records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const removed of removedNodes) {
        if (removed.parentNode === target) continue;
        guard(target);
        const standIn =
          addedNodes[0] ?? [previousSibling, nextSibling].find((node) => node && added.has(node));
        if (standIn) standIns.set(removed, standIn);
        else standIns.delete(removed);
        if (removed instanceof Text) texts.observe(removed, { characterData: true });
      }
    }
  };
  new MutationObserver(note).observe(root, { childList: true, subtree: true });
}
