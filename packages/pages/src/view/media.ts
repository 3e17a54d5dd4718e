import type { Locale } from '@ochiq/contract/locales';
import type { Media } from '@ochiq/contract/media';
import type { Attachment } from '@ochiq/contract/part/attachment';
import type { Picture } from '@ochiq/contract/part/picture';
import type { Video } from '@ochiq/contract/part/video';

import { bytesText } from '../format/number.ts';

export type PictureView = { src: string; width: number | null; height: number | null; alt: string; caption: string | null };

export type FileView = {
  title: string;
  href: string;
  /** What the file is, for people: `PDF`. */
  format: string;
  size: string;
};

export type VideoView = { title: string; src: string; caption: string | null; own: boolean };

/** Where the site keeps a file of the media library. */
export const mediaPath = ({ hash, ext }: Pick<Media, 'hash' | 'ext'>) => `/media/${hash}${ext}`;

export function pictureView(picture: Picture | null): PictureView | null {
  if (!picture) return null;
  const { image, alt, caption } = picture;
  return { src: mediaPath(image), width: image.width, height: image.height, alt, caption };
}

export function fileView(title: string, file: Media, locale: Locale): FileView {
  return { title, href: mediaPath(file), format: file.ext.slice(1).toUpperCase(), size: bytesText(file.bytes, locale) };
}

export function attachmentViews(attachments: readonly Attachment[], locale: Locale): FileView[] {
  return attachments.map(({ title, file }) => fileView(title, file, locale));
}

export function videoView(video: Video | null): VideoView | null {
  if (!video) return null;
  const { title, file, url, caption } = video;
  const src = file ? mediaPath(file) : url;
  return src === null ? null : { title, src, caption, own: file !== null };
}
