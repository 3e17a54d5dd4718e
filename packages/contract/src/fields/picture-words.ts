const imageExtension = /\.(?:avif|bmp|gif|heic|heif|jpe?g|png|svg|tiff?|webp)$/iu;
/** Names that cameras, phones and screenshot programs generate: `IMG_2034`, `DSC 0012`, `photo_2026-11-24_10-15-03`. */
const cameraFileName = /^(?:dcim|dsc[fn]?|image|img|photo|pic|picture|pxl|scan|screenshot|снимок|фото)[\s_-]*\d[\d\s_().-]*$/iu;

/** Returns whether a description is a file name, which is meaningless to people who don't see the picture. */
export function isPictureFileName(words: string): boolean {
  const trimmed = words.trim();
  return imageExtension.test(trimmed) || cameraFileName.test(trimmed);
}

/**
 * Returns a picture's text alternative: the description, or an empty text for a file name, so that a screen reader
 * skips the picture instead of spelling letters and figures. A caption is read anyway.
 */
export const describePicture = (words: string): string => (isPictureFileName(words) ? '' : words);
