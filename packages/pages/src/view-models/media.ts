import type { Locale } from '@ochiq/contract/routing/locales';
import type { Media, PictureMedia } from '@ochiq/contract/fields/media';
import type { Attachment, Picture, Video } from '@ochiq/contract/part/files';

import type { FocalPoint, LanguageWords, PictureDetails } from '@ochiq/contract/media-library/file-words';
import { formatBytes } from '../format/number.ts';
import { selectDefaultWidth, getVariantPath, getVariantWidths } from './picture-variants.ts';
import { languageWords } from './words/language-words.ts';
import { textWords } from './words/text-words.ts';

export type PictureView = {
  src: string;
  /** The size of the uploaded picture, which gives its aspect ratio. */
  width: number;
  height: number;
  alt: string;
  /** What is under it, and its source. */
  caption: string | null;
  /** What stays in view where it is cropped (`formatFocus`); absent for its middle. */
  focus?: string;
  /** The widths available in addition to `src` (`withWidth`); none of a drawing. */
  widths: readonly number[];
};

export type FileView = {
  title: string;
  href: string;
  /** The format for people, and the language where it is not the reader's: `PDF, in Russian`. */
  format: string;
  size: string;
};

/** `captions` is the path of an uploaded video's timed captions. */
export type VideoView = { title: string; src: string; caption: string | null; own: boolean; captions: string | null };

/** Returns the path on the site of a file of the media library. */
export const getMediaPath = ({ hash, ext }: Pick<Media, 'hash' | 'ext'>) => `/media/${hash}${ext}`;

type ImageFile = Pick<PictureMedia, 'hash' | 'ext' | 'width' | 'height'> & PictureDetails;

/** The steps in which a focal point is rounded: each is a rule of the style sheet, since pages have no styles of their own. */
const focusSteps = 4;

/** Formats a focal point as its steps from the left and from above, `04` for the left edge at the bottom. */
function formatFocus({ x, y }: FocalPoint): string | undefined {
  const [left, top] = [x, y].map((percent) => String(Math.round((percent / 100) * focusSteps)));
  const focus = `${left ?? ''}${top ?? ''}`;
  return focus === '22' ? undefined : focus;
}

/** Returns the view model of a picture without words: never the uploaded file itself where smaller variants exist. */
export function toImageView(image: ImageFile, alt: string): PictureView {
  const { hash, width, height, focalPoint } = image;
  const widths = getVariantWidths(image);
  const plain = selectDefaultWidth(widths);
  const focus = focalPoint && formatFocus(focalPoint);
  return {
    src: plain === undefined ? getMediaPath(image) : getVariantPath(hash, plain),
    width,
    height,
    alt,
    caption: null,
    ...(focus !== undefined && { focus }),
    widths,
  };
}

/** Joins the caption of a picture and its source; `null` where it has neither. */
function joinCaption({ caption, source }: LanguageWords, locale: Locale): string | null {
  if (source === '') return caption === '' ? null : caption;
  const named = `${textWords[locale].source}: ${source}`;
  if (caption === '') return named;
  return `${caption}${/[.!?…]$/u.test(caption) ? '' : '.'} ${named}`;
}

/**
 * Returns the view model of a picture that is shown in full, with its caption and source: those of the entry come before those of the media library.
 * @param locale the language of the entry
 */
export function toFullImageView(image: ImageFile, { alt, caption }: Pick<Picture, 'alt' | 'caption'>, locale: Locale): PictureView {
  const words = image.words?.[locale];
  return {
    ...toImageView(image, alt),
    caption: joinCaption({ caption: caption ?? words?.caption ?? '', source: words?.source ?? '' }, locale),
  };
}

/** Returns the path of a picture's smallest variant, for a logo. */
export function getSmallImagePath(image: ImageFile): string {
  const [smallest] = getVariantWidths(image);
  return smallest === undefined ? getMediaPath(image) : getVariantPath(image.hash, smallest);
}

/** Returns the view model of a picture on a card, which has no words under it. */
export const toPictureView = (picture: Picture | null): PictureView | null => picture && toImageView(picture.image, picture.alt);

/** Returns the view model of a picture that is shown in full. */
export const toFullPictureView = (picture: Picture | null, locale: Locale): PictureView | null =>
  picture && toFullImageView(picture.image, picture, locale);

/** Returns the view models of the pictures of a gallery. */
export const toGalleryViews = (pictures: readonly Picture[], locale: Locale): PictureView[] =>
  pictures.map((picture) => toFullImageView(picture.image, picture, locale));

export function toFileView(title: string, file: Pick<Media, 'hash' | 'ext' | 'bytes' | 'language'>, locale: Locale): FileView {
  const { ext, bytes, language } = file;
  const format = ext.slice(1).toUpperCase();
  const isForeign = language !== undefined && language !== locale;
  return {
    title,
    href: getMediaPath(file),
    format: isForeign ? `${format}, ${languageWords[locale][language]}` : format,
    size: formatBytes(bytes, locale),
  };
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
