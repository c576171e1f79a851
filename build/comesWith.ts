interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** A static import, directly or through further modules. */
export function comesWith(others: ReadonlySet<string>, id: string, graph: ModuleGraph): boolean {
  const seen = new Set<string>();
  const search = (module: string): boolean => {
    if (others.has(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return (graph.getModuleInfo(module)?.importers ?? []).some(search);
  };
  return search(id);
}
