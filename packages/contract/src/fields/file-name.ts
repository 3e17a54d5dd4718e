/**
 * Returns the name under which the site publishes a file of the media library. A replaced file keeps the library's own
 * name, so the instant of its last change is part of this one: the content under a name never changes. A picture that a
 * program wrote into a text may lack that instant.
 */
export function getPublishedFileName(hash: string, updatedAt: string | null | undefined): string {
  return updatedAt ? `${hash}-${Date.parse(updatedAt).toString(36)}` : hash;
}
