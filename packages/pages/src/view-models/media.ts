import type { Locale } from '@ochiq/contract/routing/locales';
import type { Media, PictureMedia } from '@ochiq/contract/fields/media';
import type { Attachment, Picture, Video } from '@ochiq/contract/part/files';

import { formatBytes } from '../format/number.ts';
import { selectDefaultWidth, getVariantPath, getVariantWidths } from './picture-variants.ts';

export type PictureView = {
  src: string;
  /** The size of the uploaded picture, which gives its aspect ratio. */
  width: number;
  height: number;
  alt: string;
  caption: string | null;
  /** The widths available in addition to `src` (`withWidth`); none of a drawing. */
  widths: readonly number[];
};

export type FileView = {
  title: string;
  href: string;
  /** The format for people: `PDF`. */
  format: string;
  size: string;
};

/** `captions` is the path of an uploaded video's timed captions. */
export type VideoView = { title: string; src: string; caption: string | null; own: boolean; captions: string | null };

/** Returns the path on the site of a file of the media library. */
export const getMediaPath = ({ hash, ext }: Pick<Media, 'hash' | 'ext'>) => `/media/${hash}${ext}`;

type ImageFile = Pick<PictureMedia, 'hash' | 'ext' | 'width' | 'height'>;

/** Returns the view model of a picture: never the uploaded file itself where smaller variants exist. */
export function toImageView(image: ImageFile, alt: string, caption: string | null): PictureView {
  const { hash, width, height } = image;
  const widths = getVariantWidths(image);
  const plain = selectDefaultWidth(widths);
  return { src: plain === undefined ? getMediaPath(image) : getVariantPath(hash, plain), width, height, alt, caption, widths };
}

/** Returns the path of a picture's smallest variant, for a logo. */
export function getSmallImagePath(image: ImageFile): string {
  const [smallest] = getVariantWidths(image);
  return smallest === undefined ? getMediaPath(image) : getVariantPath(image.hash, smallest);
}

export function toPictureView(picture: Picture | null): PictureView | null {
  return picture && toImageView(picture.image, picture.alt, picture.caption);
}

export function toFileView(title: string, file: Pick<Media, 'hash' | 'ext' | 'bytes'>, locale: Locale): FileView {
  return { title, href: getMediaPath(file), format: file.ext.slice(1).toUpperCase(), size: formatBytes(file.bytes, locale) };
}

export function toAttachmentViews(attachments: readonly Attachment[], locale: Locale): FileView[] {
  return attachments.map(({ title, file }) => toFileView(title, file, locale));
}

type StoredFile = Pick<Media, 'hash' | 'ext'>;

/** Returns the view of a video, of a field or in a text; `null` where there is neither a file nor an address. */
export function toVideoView(
  video: (Omit<Video, 'file' | 'captions'> & Record<'file' | 'captions', StoredFile | null>) | null,
): VideoView | null {
  if (!video) return null;
  const { title, file, captions, url, caption } = video;
  const src = file ? getMediaPath(file) : url;
  return src === null ? null : { title, src, caption, own: file !== null, captions: file && captions ? getMediaPath(captions) : null };
}
