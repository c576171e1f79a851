/** Access to the sessions of members. */
export interface MembersTarget {
  /** Ends all sessions of a member, by email address or account number. Returns their number. */
  signOut: (member: string) => Promise<number>;
  close: () => Promise<void>;
}
