import type { Locale } from '@ochiq/contract/locales';
import type { Media, PictureMedia } from '@ochiq/contract/media';
import type { Attachment } from '@ochiq/contract/part/attachment';
import type { Picture } from '@ochiq/contract/part/picture';
import type { Video } from '@ochiq/contract/part/video';

import { bytesText } from '../format/number.ts';
import { plainVariant, variantPath, variantWidths } from './picture-variants.ts';

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
export const mediaPath = ({ hash, ext }: Pick<Media, 'hash' | 'ext'>) => `/media/${hash}${ext}`;

type ImageFile = Pick<PictureMedia, 'hash' | 'ext' | 'width' | 'height'>;

/** Returns the view model of a picture: never the uploaded file itself where smaller variants exist. */
export function imageView(image: ImageFile, alt: string, caption: string | null): PictureView {
  const { hash, width, height } = image;
  const widths = variantWidths(image);
  const plain = plainVariant(widths);
  return { src: plain === undefined ? mediaPath(image) : variantPath(hash, plain), width, height, alt, caption, widths };
}

/** Returns the path of a picture's smallest variant, for a logo. */
export function smallImagePath(image: ImageFile): string {
  const [smallest] = variantWidths(image);
  return smallest === undefined ? mediaPath(image) : variantPath(image.hash, smallest);
}

export function pictureView(picture: Picture | null): PictureView | null {
  return picture && imageView(picture.image, picture.alt, picture.caption);
}

export function fileView(title: string, file: Media, locale: Locale): FileView {
  return { title, href: mediaPath(file), format: file.ext.slice(1).toUpperCase(), size: bytesText(file.bytes, locale) };
}

export function attachmentViews(attachments: readonly Attachment[], locale: Locale): FileView[] {
  return attachments.map(({ title, file }) => fileView(title, file, locale));
}

export function videoView(video: Video | null): VideoView | null {
  if (!video) return null;
  const { title, file, captions, url, caption } = video;
  const src = file ? mediaPath(file) : url;
  return src === null ? null : { title, src, caption, own: file !== null, captions: file && captions ? mediaPath(captions) : null };
}
