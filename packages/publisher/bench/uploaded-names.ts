import * as z from 'zod';

const upload = z.object({ url: z.string().startsWith('/uploads/'), name: z.string() });

/** Collects what the files of entries were called before the media library gave them names of its own, by the addresses that it gave them. */
export function uploadedNames(value: unknown): ReadonlyMap<string, string> {
  const { success, data: file } = upload.safeParse(value);
  if (success) return new Map([[file.url, file.name]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.values(value).flatMap((inner) => [...uploadedNames(inner)]));
}
