import { getMediaType, isTextual } from './content-type.ts';

/** Returns whether a path is hidden: dot-files, except the one folder that RFC 8615 defines. */
export function isHiddenPath(path: string): boolean {
  return path
    .split('/')
    .slice(1)
    .some((segment, index) => segment.startsWith('.') && !(index === 0 && segment === '.well-known'));
}

/** The Content-Security-Policy of a file. */
export type PolicyName = 'page' | 'viewer' | 'sandbox';

type ServingPolicy = {
  mediaType: string;
  policy: PolicyName;
  /** Whether the browser saves the file instead of opening it. */
  attachment: boolean;
  /** Whether pages of other sites may embed and read it. */
  shared: boolean;
};

const markup = /^(?:text\/html|(?:text|application)\/xml|.*\+xml)$/u;
const code = /^(?:text|application)\/(?:x-)?(?:javascript|ecmascript|css|wasm)$/u;
const viewed = /^(?:image|audio|video)\/|^application\/pdf$/u;

/** The folder of editors' uploads. */
export const uploadsFolder = '/media/';

/** Returns whether a path is an editor's upload, not a part of the site. */
const isUpload = (path: string): boolean => path.startsWith(uploadsFolder);

/** What the site publishes for other programs: data, feeds and calendars. */
export const openData = /^\/(?:data\.json$|(?:data|feeds|calendar)\/)/u;

/** Returns how the file at a path is served to browsers. An upload must never act as a part of the site. */
export function getServingPolicy(path: string): ServingPolicy {
  const mediaType = getMediaType(path);
  const policy = viewed.test(mediaType) ? 'viewer' : 'page';
  if (!isUpload(path)) return { mediaType, policy, attachment: false, shared: openData.test(path) };
  // Under its own type an upload would pass `script-src 'self'`.
  if (code.test(mediaType))
    return {
      mediaType: isTextual(mediaType) ? 'text/plain' : 'application/octet-stream',
      policy: 'sandbox',
      attachment: true,
      shared: true,
    };
  if (markup.test(mediaType)) return { mediaType, policy: 'sandbox', attachment: true, shared: true };
  return { mediaType, policy, attachment: false, shared: true };
}
