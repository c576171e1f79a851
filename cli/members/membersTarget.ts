/** Where the sessions of members are kept. */
export interface MembersTarget {
  /** Ends all of somebody's, by address or by number of the account, and says how many there were. */
  signOut: (member: string) => Promise<number>;
  close: () => Promise<void>;
}
