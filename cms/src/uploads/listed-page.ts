import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** A file in a bucket. */
export type StoredFile = { name: string; size: number };

const elementsIn = (element: XmlElement | null, name: string): XmlElement[] =>
  element?.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name) ?? [];

const textIn = (element: XmlElement | null, name: string): string => elementsIn(element, name)[0]?.text ?? '';

/** Reads what a storage answers to ListObjectsV2; `next` is where the next page begins. @throws it is something else */
export function readListedPage(text: string): { files: StoredFile[]; next: string | null } {
  const { root } = parseXml(text);
  if (root?.name !== 'ListBucketResult')
    throw new Error(`The storage of uploads answers ${root?.name ?? 'nothing'} where a list was asked for`);
  const files = elementsIn(root, 'Contents').map((one) => ({ name: textIn(one, 'Key'), size: Number(textIn(one, 'Size')) }));
  return { files, next: textIn(root, 'IsTruncated') === 'true' ? textIn(root, 'NextContinuationToken') : null };
}
