import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { getUploadFormat } from '@ochiq/contract/fields/upload';

import type { Content, Document } from './content.ts';
import { getMediaPath } from '../view-models/media.ts';
import { getVariantPath, getVariantWidths } from '../view-models/picture-variants.ts';

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
export function listMediaPaths({ to, variants }: MediaFile): string[] {
  return variants.length === 0 ? [to] : variants.map((variant) => variant.to);
}

type UnknownRecord = Readonly<Record<string, unknown>>;

function addMediaFiles(value: unknown, filesByPath: Map<string, MediaFile>): void {
  if (Array.isArray(value)) {
    for (const item of value) addMediaFiles(item, filesByPath);
  } else if (typeof value === 'object' && value !== null) {
    const { hash, ext, url, width, bytes } = value as UnknownRecord;
    if (typeof hash === 'string' && typeof ext === 'string' && typeof url === 'string') {
      const widths = getVariantWidths({ ext, width: typeof width === 'number' ? width : null });
      const variants = widths.map((wide) => ({ width: wide, to: getVariantPath(hash, wide) }));
      const to = getMediaPath({ hash, ext });
      const size = typeof bytes === 'number' ? bytes : (filesByPath.get(to)?.bytes ?? null);
      filesByPath.set(to, { from: url, to, mime: getUploadFormat(ext)?.mime ?? 'application/octet-stream', bytes: size, variants });
    } else for (const item of Object.values(value)) addMediaFiles(item, filesByPath);
  }
}

/** Collects the files of the media library that documents, or any values in them, refer to, each once. */
export function collectMediaFiles(value: unknown): MediaFile[] {
  const filesByPath = new Map<string, MediaFile>();
  addMediaFiles(value, filesByPath);
  return [...filesByPath.values()].sort((a, b) => a.to.localeCompare(b.to, 'en'));
}

/** Lists the files of the media library that published content refers to, each once. */
export function listMediaFiles(content: Content): MediaFile[] {
  return collectMediaFiles(
    contentTypeNames.map((name) => {
      const documents: Iterable<Document<ContentTypeName>> = content[name].values();
      return [...documents];
    }),
  );
}
