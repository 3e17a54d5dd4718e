import { readText, type BlockNode, type Json } from '../document/block-types.ts';

/** A file as the dialog of the media library returns it, and as an upload does. */
export type ChosenFile = Readonly<Record<string, Json | undefined>>;

/** The properties of a file that a text holds, as Strapi's own editor did, and what a PDF says of itself, for the checks. */
const copied = [
  ...['name', 'alternativeText', 'url', 'caption', 'width', 'height', 'formats', 'hash', 'ext', 'mime', 'size'],
  ...['previewUrl', 'provider', 'provider_metadata', 'createdAt', 'updatedAt', 'pdf'],
] as const;

/** Copies a file as a text holds it; the CMS stores the row of the media library in its place. */
export const copyFile = (file: ChosenFile): Record<string, Json> =>
  Object.fromEntries(copied.flatMap((name) => (file[name] === undefined ? [] : [[name, file[name]]])));

/** The empty text that Strapi requires in a block without text. */
const emptyChildren = [{ type: 'text', text: '' }] as const;

/** Tells whether a picture has no description; a file's own name is none. */
export function isUndescribed({ alternativeText, name }: ChosenFile): boolean {
  return typeof alternativeText !== 'string' || alternativeText.trim() === '' || alternativeText === name;
}

/** Builds the block of a picture. */
export const buildPicture = (file: ChosenFile, alternativeText: string): BlockNode => ({
  type: 'image',
  image: { ...copyFile(file), alternativeText },
  children: emptyChildren,
});

const isVideo = ({ mime }: ChosenFile) => typeof mime === 'string' && mime.startsWith('video/');

/** Builds the block of a file to download, or of a video, called by its name until an editor says better. */
export function buildFile(file: ChosenFile): BlockNode {
  const name = readText(file['name']).replace(/\.[a-z0-9]{1,5}$/iu, '');
  return { type: isVideo(file) ? 'video' : 'file', title: name, file: copyFile(file), children: emptyChildren };
}
