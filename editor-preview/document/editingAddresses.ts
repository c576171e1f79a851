/** Where the server takes and gives operations; see `contracts/editing/exchange.ts`. */
export const editingAddresses = {
  editing: '/editor/api/editing',
  operations: '/editor/api/operations',
  publication: '/editor/api/editing/publication',
} as const;
