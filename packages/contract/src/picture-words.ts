const withEnding = /\.(?:avif|bmp|gif|heic|heif|jpe?g|png|svg|tiff?|webp)$/iu;
/** What cameras, telephones and screens call their pictures: `IMG_2034`, `DSC 0012`, `photo_2026-11-24_10-15-03`. */
const byMachine = /^(?:dcim|dsc[fn]?|image|img|photo|pic|picture|pxl|scan|screenshot|снимок|фото)[\s_-]*\d[\d\s_().-]*$/iu;

/** Returns whether words are the name of a file, which says nothing to people who don't see the picture. */
export function isPictureFileName(words: string): boolean {
  const trimmed = words.trim();
  return withEnding.test(trimmed) || byMachine.test(trimmed);
}

/**
 * What readers get for a picture's description: the words, or nothing where they are a file's name, so that a screen reader passes
 * over the picture instead of spelling letters and figures. A caption is read anyway.
 */
export const describePicture = (words: string): string => (isPictureFileName(words) ? '' : words);
