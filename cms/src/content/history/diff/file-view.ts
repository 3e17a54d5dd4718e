import type { FileView } from './comparison';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a file of the media library as a version holds it; `null` where there is none. */
export function toFileView(value: unknown): FileView | null {
  if (typeof value !== 'object' || value === null) return null;
  const file = value as Readonly<Record<string, unknown>>;
  const url = toText(file['url']);
  const hash = toText(file['hash']);
  if (url === '' && hash === '') return null;
  return {
    id: typeof file['id'] === 'number' ? file['id'] : null,
    name: toText(file['name']),
    words: toText(file['alternativeText']),
    url,
    // Only pictures and videos have a size in pixels.
    isPicture: typeof file['width'] === 'number' && !toText(file['mime']).startsWith('video/'),
  };
}
