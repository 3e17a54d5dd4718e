import * as z from 'zod';

import { sluggedTypes, type SluggedType } from '../routing/slug-routes.ts';
import { routes, type FixedRouteName } from '../routing/routes.ts';
import { sectionKeys, type SectionKey } from '../routing/section-keys.ts';
import { isSafeUrl } from './safe-url.ts';
import { getUploadFormat, getUploadPath, uploadName } from './upload.ts';

/** Pages of the specification that a menu may lead to: those without parameters. */
export type MenuRoute = Exclude<FixedRouteName, 'not-found'>;

/** What an item of a menu leads to. */
export type MenuTarget =
  | { kind: 'page'; documentId: string }
  /** An entry with a page of its own: news, a document, a person. */
  | { kind: 'entry'; type: SluggedType; documentId: string }
  | { kind: 'route'; route: MenuRoute }
  /** A file of the media library, under the name by which the site publishes it. */
  | { kind: 'file'; hash: string; ext: string; url: string }
  /** Another site, a mail or telephone address, or a path of this site that is none of the others. */
  | { kind: 'address'; url: string };

/** The longest target; that of a link's address. */
export const maxTargetLength = 500;

const documentIdPattern = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/iu;
const entryPattern = /^(?<type>[a-z][a-z-]*)\/(?<id>[^/]+)$/u;
const filePattern = /^(?<hash>\w[\w.-]*?)(?<ext>\.[a-z0-9]+)(?:@(?<changed>[a-z0-9]+))?$/u;

const isMenuRoute = (name: string): name is MenuRoute =>
  Object.hasOwn(routes, name) && name !== 'not-found' && !routes[name as MenuRoute].path.includes(':');

/** Lists the routes that a menu may lead to, in the order of their table. */
export const menuRoutes: readonly MenuRoute[] = Object.keys(routes).filter(isMenuRoute);

function parseEntry(text: string): MenuTarget | null {
  const { type: name, id } = entryPattern.exec(text)?.groups ?? {};
  const type = sluggedTypes.find((one) => one === name);
  return type !== undefined && id !== undefined && documentIdPattern.test(id) ? { kind: 'entry', type, documentId: id } : null;
}

/** Reads a file; no picture, since the site publishes smaller copies of these only, and never what was uploaded. */
function parseFile(text: string): MenuTarget | null {
  const { hash, ext, changed } = filePattern.exec(text)?.groups ?? {};
  if (hash === undefined || ext === undefined || !uploadName.test(hash)) return null;
  const format = getUploadFormat(ext);
  if (!format || format.kind === 'picture') return null;
  return { kind: 'file', hash: changed === undefined ? hash : `${hash}-${changed}`, ext, url: getUploadPath({ hash, ext }) };
}

/** Reads a target as it is stored; `null` where it is none. */
export function parseMenuTarget(text: string): MenuTarget | null {
  const { kind, rest = '' } = /^(?<kind>page|entry|route|file):(?<rest>.*)$/u.exec(text)?.groups ?? {};
  switch (kind) {
    case 'page':
      return documentIdPattern.test(rest) ? { kind, documentId: rest } : null;
    case 'entry':
      return parseEntry(rest);
    case 'route':
      return isMenuRoute(rest) ? { kind, route: rest } : null;
    case 'file':
      return parseFile(rest);
    default:
      return isSafeUrl(text) && !text.startsWith('#') ? { kind: 'address', url: text } : null;
  }
}

/** Returns the text of a target of an entry: a page of the tree, or one of another type. */
export const formatEntryTarget = (type: string, documentId: string): string =>
  type === 'page' ? `page:${documentId}` : `entry:${type}/${documentId}`;

/** Returns the text of a target of a page of the specification. */
export const formatRouteTarget = (route: MenuRoute): string => `route:${route}`;

/**
 * Returns the text of a target of a file.
 * @param updatedAt when the file was replaced or its metadata changed
 */
export const formatFileTarget = (hash: string, ext: string, updatedAt: string | null | undefined): string =>
  `file:${hash}${ext.toLowerCase()}${updatedAt ? `@${Date.parse(updatedAt).toString(36)}` : ''}`;

/** Returns the text of a target; of a file its address in the CMS. */
export function formatTarget(target: MenuTarget): string {
  switch (target.kind) {
    case 'page':
      return formatEntryTarget('page', target.documentId);
    case 'entry':
      return formatEntryTarget(target.type, target.documentId);
    case 'route':
      return formatRouteTarget(target.route);
    default:
      return target.url;
  }
}

/** Returns the media library's own name for the file of a target, which stays when the file is replaced. */
export const getTargetHash = ({ ext, url }: Extract<MenuTarget, { kind: 'file' }>): string =>
  url.slice(getUploadPath({ hash: '', ext: '' }).length, -ext.length);

/** Returns the key of the section page that an editor writes for a route; `null` where the page has none. */
export function getTargetSection(target: MenuTarget): SectionKey | null {
  const key = target.kind === 'route' ? target.route : '';
  return sectionKeys.find((one) => one === key) ?? null;
}

/** Returns whether a target has a title that stands for a missing label. */
export const hasTitle = (target: MenuTarget): boolean =>
  target.kind === 'page' || target.kind === 'entry' || getTargetSection(target) !== null;

const parsedTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), documentId: z.string() }),
  z.object({ kind: z.literal('entry'), type: z.string(), documentId: z.string() }),
  z.object({ kind: z.literal('route'), route: z.string() }),
  z.object({ kind: z.literal('file'), hash: z.string(), ext: z.string(), url: z.string() }),
  z.object({ kind: z.literal('address'), url: z.string() }),
]) as unknown as z.ZodType<MenuTarget, MenuTarget>;

/** Parses what an item leads to. */
export const menuTarget = z
  .string()
  .max(maxTargetLength)
  .transform((text, context) => {
    const target = parseMenuTarget(text);
    if (target) return target;
    context.addIssue({ code: 'custom', message: 'leads to nothing that a menu can lead to: choose the page again' });
    return z.NEVER;
  })
  .pipe(parsedTarget);
