/** In the place of Strapi's editor of blocks, which no form shows. */
export const BlocksInput = (): null => null;

/** In the place of the kinds of blocks of that editor. */
export const defaultBlocksStore = {};
