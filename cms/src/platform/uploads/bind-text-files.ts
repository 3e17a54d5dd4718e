import { defaultLocale, type Localized } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { throwOnIssues } from '../../content/publish-validation/entry-issue';
import { describeFile, type FilePlace, findEntryFiles, readPlacedFiles } from './text-files';

type Params = { data?: unknown; locale?: unknown };

const notPicture: Localized<string> = {
  uz: 'mediakutubxonadagi rasm emas: uni olib tashlang yoki mediakutubxonadan qaytadan tanlang',
  ru: 'это не изображение из медиатеки: уберите его или выберите в медиатеке заново',
  en: 'is no picture of the media library: take it out, or choose it there again',
};

const notFile: Localized<string> = {
  uz: 'mediakutubxonadagi bu yerga mos fayl emas: uni olib tashlang yoki mediakutubxonadan qaytadan tanlang',
  ru: 'это не подходящий файл из медиатеки: уберите его или выберите в медиатеке заново',
  en: 'is no file of the media library that fits here: take it out, or choose it there again',
};

const notNodes: Localized<string> = {
  uz: 'matn bloklarining roʻyxati emas: matnni panelda yozing',
  ru: 'это не список блоков текста: напишите текст в панели',
  en: 'is no list of blocks of text: write the text in the panel',
};

const getFault = ({ node, name }: FilePlace): Localized<string> => {
  if (node === null) return notNodes;
  return name === 'image' ? notPicture : notFile;
};

/** Binds the files at places to those of the media library. @returns the places whose file is none that may be there */
async function bindPlaces(strapi: Core.Strapi, places: readonly FilePlace[]): Promise<readonly FilePlace[]> {
  if (places.length === 0) return [];
  const rows = await readPlacedFiles(strapi, places);
  for (const [place, row] of rows) if (place.node) place.node[place.name] = describeFile(row, place);
  return places.filter((place) => !rows.has(place));
}

/** Binds the files in the texts of an entry that is not saved, and removes those that are none of the media library. */
export async function bindTypedFiles(strapi: Core.Strapi, uid: string, data: unknown): Promise<void> {
  for (const { node, name } of await bindPlaces(strapi, findEntryFiles(strapi, uid, data))) if (node) node[name] = null;
}

/**
 * Binds every file in a text to a file of the media library, in drafts too. A text is JSON from a client of the panel:
 * the publisher would fetch an address in it, and publish the response. So the row of the file that the node names by
 * its hash is stored instead of the client's properties.
 */
export function bindTextFiles(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { data, locale } = context.params as Params;
    const foreign = await bindPlaces(strapi, findEntryFiles(strapi, context.uid, data));
    const language = typeof locale === 'string' ? locale : defaultLocale;
    throwOnIssues(
      strapi,
      foreign.map((place) => ({ path: place.path, message: getFault(place), locale: language })),
      'save',
    );
    return next();
  };
}
