export type Action = { type: string; payload?: unknown };
type Uploaded = { id?: unknown; mime?: unknown; alternativeText?: unknown };

/** What Strapi 5.54.0 tells its store of each file that the media library's own page has uploaded. */
const uploaded = 'uploadProgress/setFileComplete';
/** What the address of that page opens a file's details with. */
const detailsOf = 'assetId';

/** Returns the picture that was just uploaded without a description; `null` for every other action. */
export function findUndescribed({ type, payload }: Action): number | null {
  if (type !== uploaded || typeof payload !== 'object' || payload === null || !('file' in payload)) return null;
  const { id, mime, alternativeText }: Uploaded = payload.file ?? {};
  const isDescribed = typeof alternativeText === 'string' && alternativeText.trim() !== '';
  return typeof id === 'number' && typeof mime === 'string' && mime.startsWith('image/') && !isDescribed ? id : null;
}

/** Returns the address with a picture's details open; `null` on other pages, and while the details of a file are open. */
export function withDetails(address: string, id: number): string | null {
  const url = new URL(address);
  if (!url.pathname.endsWith('/plugins/upload') || url.searchParams.has(detailsOf)) return null;
  url.searchParams.set(detailsOf, String(id));
  return url.href;
}
