/** The properties of nodes of a rich text that hold a file of the media library; the node is nothing without the first. */
const fileNames: Readonly<Record<string, readonly [string, ...string[]]>> = {
  image: ['image'],
  file: ['file'],
  video: ['file', 'captions'],
};

/** Returns the properties of a kind of node that hold a file of the media library, that which it needs first. */
export const getNodeFileNames = (type: unknown): readonly string[] =>
  typeof type === 'string' && Object.hasOwn(fileNames, type) ? (fileNames[type] ?? []) : [];
