import type { Core, Modules } from '@strapi/strapi';

import { describeFile, type FilePlace, findEntryFiles, readPlacedFiles } from './text-files';

const readingActions = ['findMany', 'findOne', 'findFirst'];

/** What the library says of pictures, and PDF files of themselves; no text stores it. */
const unstoredFields = ['words', 'focalPoint', 'pdf'] as const;

/**
 * Describes the files in texts that are read as the media library has them now. A text holds a copy of their
 * properties: without this, readers would never see a picture that was replaced, and the download of a file would fail
 * since its size is another one. What the text says of a picture stays.
 */
export function refreshTextFiles(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const result: unknown = await next();
    if (!readingActions.includes(context.action)) return result as Awaited<ReturnType<typeof next>>;
    const places: readonly FilePlace[] = [result].flat().flatMap((entry: unknown) => findEntryFiles(strapi, context.uid, entry));
    for (const [place, row] of places.length === 0 ? [] : await readPlacedFiles(strapi, places)) {
      if (!place.node) continue;
      const details = unstoredFields.flatMap((name) => ((row[name] ?? null) === null ? [] : [[name, row[name]] as const]));
      place.node[place.name] = { ...describeFile(row, place), ...Object.fromEntries(details) };
    }
    return result as Awaited<ReturnType<typeof next>>;
  };
}
