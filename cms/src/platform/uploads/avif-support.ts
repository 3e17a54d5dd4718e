import { uploadFormats } from '@ochiq/contract/fields/upload';

// Strapi types no plugin's services; these types follow its source, version 5.54.0.
type Image = { mime?: string };

export type ImageService = {
  /** Returns whether a file is a picture with width and height. */
  isImage: (file: Image) => Promise<unknown>;
};

/**
 * Wraps Strapi's picture service so that AVIF is a picture, too. Strapi intends it: but the library that it uses calls
 * the format by its container's name, HEIF. Every picture has been rewritten by now, so that its type is reliable.
 */
export const withAvifSupport = (service: ImageService): ImageService => ({
  ...service,
  isImage: async (file) => file.mime === uploadFormats['.avif'].mime || service.isImage(file),
});
