import * as z from 'zod';

const upload = z.object({ url: z.string().startsWith('/uploads/'), name: z.string() });

/** Collects the original names of the uploads of entries, by their addresses in the media library. */
export function collectUploadNames(value: unknown): ReadonlyMap<string, string> {
  const { success, data: file } = upload.safeParse(value);
  if (success) return new Map([[file.url, file.name]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.values(value).flatMap((inner) => [...collectUploadNames(inner)]));
}
