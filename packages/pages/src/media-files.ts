import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { getUploadFormat } from '@ochiq/contract/upload';

import type { Content, Document } from './content.ts';
import { mediaPath } from './view/media.ts';
import { variantPath, variantWidths } from './view/picture-variants.ts';

/** A file of the media library that a page needs. */
export type MediaFile = {
  /** The path in the CMS, among its own uploads, which the contract has checked. */
  from: string;
  /** The media type by its extension. */
  mime: string;
  /** Its size, to ten bytes; `null` where it is known from a text only. */
  bytes: number | null;
  /** The path on the site: another one once the file is replaced. */
  to: string;
  /**
   * The widths in which a picture is stored, instead of the uploaded file, whose metadata may say where it was taken.
   */
  variants: { width: number; to: string }[];
};

/** Lists the paths of a file on the site: those of its widths, where it is stored in several. */
export function pathsOf({ to, variants }: MediaFile): string[] {
  return variants.length === 0 ? [to] : variants.map((variant) => variant.to);
}

type Loose = Readonly<Record<string, unknown>>;

function collect(value: unknown, found: Map<string, MediaFile>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
  } else if (typeof value === 'object' && value !== null) {
    const { hash, ext, url, width, bytes } = value as Loose;
    if (typeof hash === 'string' && typeof ext === 'string' && typeof url === 'string') {
      const widths = variantWidths({ ext, width: typeof width === 'number' ? width : null });
      const variants = widths.map((wide) => ({ width: wide, to: variantPath(hash, wide) }));
      const to = mediaPath({ hash, ext });
      const size = typeof bytes === 'number' ? bytes : (found.get(to)?.bytes ?? null);
      found.set(to, { from: url, to, mime: getUploadFormat(ext)?.mime ?? 'application/octet-stream', bytes: size, variants });
    } else for (const item of Object.values(value)) collect(item, found);
  }
}

/** Collects the files of the media library that documents, or any values in them, refer to, each once. */
export function mediaFilesIn(value: unknown): MediaFile[] {
  const found = new Map<string, MediaFile>();
  collect(value, found);
  return [...found.values()].sort((a, b) => a.to.localeCompare(b.to, 'en'));
}

/** Lists the files of the media library that published content refers to, each once. */
export function mediaFilesOf(content: Content): MediaFile[] {
  return mediaFilesIn(
    contentTypeNames.map((name) => {
      const documents: Iterable<Document<ContentTypeName>> = content[name].values();
      return [...documents];
    }),
  );
}
