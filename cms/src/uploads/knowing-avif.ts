import { uploadFormats } from '@ochiq/contract/upload';

// Strapi types no plugin's services; what is written here was read in its source, version 5.54.0.
type Image = { mime?: string };

export type ImageService = {
  /** Whether a file is a picture of which width and height are kept. */
  isImage: (file: Image) => Promise<unknown>;
};

/**
 * Strapi's work with pictures, for which AVIF is one, too. Strapi means it to be: but what it asks calls the format by
 * its container's name, HEIF. By now every picture was drawn anew: its type is what it is.
 */
export const knowingAvif = (service: ImageService): ImageService => ({
  ...service,
  isImage: async (file) => file.mime === uploadFormats['.avif'].mime || service.isImage(file),
});
