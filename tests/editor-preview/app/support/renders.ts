interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** On a fiber whose component was called. */
const performedWork = 1;

/** What React calls after each commit; to be there before React is loaded. */
interface CommitHook {
  readonly supportsFiber: true;
  inject: () => number;
  onCommitFiberRoot: (renderer: number, root: { readonly current: Fiber }) => void;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: CommitHook | undefined;
}

let counts = new Map<string, number>();

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_, { current }) => visit(current),
};

/** How often each component is called while something is done, by its name. Import this before anything that imports React. */
export async function rendersWhile(act: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  counts = new Map();
  await act();
  return counts;
}

function visit(fiber: Fiber): void {
  const name = nameOf(fiber.type);
  // What was there before and was not called keeps its props; what is new has none from before.
  if (name && fiber.flags & performedWork) counts.set(name, (counts.get(name) ?? 0) + 1);
  // Children that are the same as before were not looked at by this commit.
  if (fiber.alternate?.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child);
}

function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  const isMemo = typeof type === 'object' && type !== null && 'type' in type;
  return isMemo ? nameOf(type.type) : undefined;
}
