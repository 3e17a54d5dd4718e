import { defaultLocale, type Localized } from '@ochiq/contract/routing/locales';
import { isPictureFileName } from '@ochiq/contract/fields/picture-words';
import { getUploadFormat, uploadName } from '@ochiq/contract/fields/upload';
import type { Core, Modules, UID } from '@strapi/strapi';

import { throwOnIssues } from '../../content/publish-validation/entry-issue';
import { getRows } from '../strapi/rows';

type Values = Record<string, unknown>;
type Params = { data?: unknown; locale?: unknown };
type Attribute = { type: string; component?: string };
type Model = { attributes: Readonly<Record<string, Attribute | undefined>> };
type FileRow = Readonly<Record<string, unknown>> & { hash: string; ext: string | null; alternativeText?: string | null };

/** A node with a picture, and its path; `null` for a text that is no list of nodes. */
type PictureNode = { node: Values | null; path: readonly string[] };

const file = 'plugin::upload.file';

/** The properties of a file that the panel copies into a text, and that Strapi requires there. */
const copiedFields = [
  ...['name', 'caption', 'url', 'width', 'height', 'formats', 'hash', 'ext', 'mime', 'size'],
  ...['previewUrl', 'provider', 'provider_metadata', 'createdAt', 'updatedAt'],
] as const;

const notOfLibrary: Localized<string> = {
  uz: 'mediakutubxonadagi rasm emas: uni olib tashlang yoki mediakutubxonadan qaytadan tanlang',
  ru: 'это не изображение из медиатеки: уберите его или выберите в медиатеке заново',
  en: 'is no picture of the media library: take it out, or choose it there again',
};

const notNodes: Localized<string> = {
  uz: 'matn bloklarining roʻyxati emas: matnni panelda yozing',
  ru: 'это не список блоков текста: напишите текст в панели',
  en: 'is no list of blocks of text: write the text in the panel',
};

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Finds every node of a text with a picture, at any depth. Strapi accepts a list serialized as a string, and stores it
 * unchanged: its content would not be checked here.
 */
function findTextPictures(text: unknown, path: readonly string[]): PictureNode[] {
  if (text === null || text === undefined) return [];
  if (!Array.isArray(text)) return [{ node: null, path }];
  const match: PictureNode[] = [];
  const pending: { value: unknown; at: readonly string[] }[] = [{ value: text, at: path }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, at } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (isValues(value) && ('image' in value || value['type'] === 'image')) match.push({ node: value, path: [...at, 'image'] });
    for (const [step, inner] of Object.entries(value)) if (step !== 'image') pending.push({ value: inner, at: [...at, step] });
  }
  return match;
}

/** Finds the pictures in all texts of an entry or component, and in the components below it. */
function findEntryPictures(strapi: Core.Strapi, uid: string, data: unknown, path: readonly string[] = []): PictureNode[] {
  const model = strapi.getModel(uid as UID.Schema) as Model | undefined;
  if (!isValues(data) || !model) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const attribute = model.attributes[name];
    const at = [...path, name];
    switch (attribute?.type) {
      case 'blocks':
        return findTextPictures(value, at);
      case 'component':
      case 'dynamiczone':
        return [value].flat().flatMap((one, index) => {
          const component = attribute.component ?? (isValues(one) ? one['__component'] : undefined);
          const place = Array.isArray(value) ? [...at, String(index)] : at;
          return typeof component === 'string' ? findEntryPictures(strapi, component, one, place) : [];
        });
      default:
        return [];
    }
  });
}

const getPictureHash = ({ node }: PictureNode): string | null => {
  const image = node?.['image'];
  const hash = isValues(image) ? image['hash'] : undefined;
  return typeof hash === 'string' && uploadName.test(hash) ? hash : null;
};

/** Returns the rows of the media library that the nodes name, by hash; pictures only. */
async function readPictures(strapi: Core.Strapi, nodes: readonly PictureNode[]): Promise<ReadonlyMap<string, FileRow>> {
  const hashes = [...new Set(nodes.flatMap((node) => getPictureHash(node) ?? []))];
  const rows = await getRows<FileRow>(strapi, file).findMany({ where: { hash: { $in: hashes } } });
  return new Map(rows.filter(({ ext }) => getUploadFormat(ext ?? '')?.kind === 'picture').map((row) => [row.hash, row]));
}

/**
 * Builds the properties of a file in a text: those of the row, except for the description of the picture in this text.
 */
function describeFile(row: FileRow, image: unknown): Values {
  const words = isValues(image) ? image['alternativeText'] : undefined;
  // The panel inserts the file's name where the library has no description.
  const isDescribed = typeof words === 'string' && words.trim() !== '' && !isPictureFileName(words);
  return {
    ...Object.fromEntries(copiedFields.map((name) => [name, row[name] ?? null])),
    alternativeText: isDescribed ? words : row.alternativeText,
  };
}

/** Binds the pictures of nodes to files of the media library. @returns the nodes whose picture is none of it */
async function bindNodes(strapi: Core.Strapi, nodes: readonly PictureNode[]): Promise<readonly PictureNode[]> {
  if (nodes.length === 0) return [];
  const rows = await readPictures(strapi, nodes);
  for (const match of nodes) {
    const row = rows.get(getPictureHash(match) ?? '');
    if (row && match.node) match.node['image'] = describeFile(row, match.node['image']);
  }
  return nodes.filter((node) => !rows.has(getPictureHash(node) ?? ''));
}

/** Binds the pictures in the texts of an entry that is not saved, and removes those that are none of the media library. */
export async function bindTypedPictures(strapi: Core.Strapi, uid: string, data: unknown): Promise<void> {
  for (const { node } of await bindNodes(strapi, findEntryPictures(strapi, uid, data))) if (node) node['image'] = null;
}

/**
 * Binds every picture in a text to a file of the media library, in drafts too. A text is JSON from a client of the
 * panel: the publisher would fetch an address in it, and publish the response. So the row of the file that the node
 * names by its hash is stored instead of the client's properties.
 */
export function bindTextPictures(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { data, locale } = context.params as Params;
    const foreign = await bindNodes(strapi, findEntryPictures(strapi, context.uid, data));
    const language = typeof locale === 'string' ? locale : defaultLocale;
    throwOnIssues(
      strapi,
      foreign.map(({ node, path }) => ({ path, message: node ? notOfLibrary : notNodes, locale: language })),
      'save',
    );
    return next();
  };
}
