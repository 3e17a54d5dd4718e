/** A person whom a provider vouches for, and all that is stored of them. */
export type Person = {
  /** The provider's stable id of the person; only a keyed hash of it is stored. */
  subject: string;
  name: string | null;
  /** The address, where the provider has verified it; otherwise null. */
  email: string | null;
};
