/** Whom a provider vouches for, and all that is kept of what it says. */
export type Person = {
  /** What the provider knows the person by, always the same; only a keyed hash of it is kept. */
  subject: string;
  name: string | null;
  /** The address, where the provider says that it is the person's. Any other is as good as none. */
  email: string | null;
};
