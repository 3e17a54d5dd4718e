import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** A file in a bucket. */
export type StoredObject = {
  key: string;
  size: number;
  /** Usually the MD5 of what is in it; not where the storage encrypts with keys of its own. */
  etag: string;
};

/** One page of what a bucket holds, and where the next begins; `null` after the last. */
export type ListedPage = { objects: StoredObject[]; next: string | null };

const elementsIn = (element: XmlElement | null, name: string): XmlElement[] =>
  element?.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name) ?? [];

const textIn = (element: XmlElement | null, name: string): string => elementsIn(element, name)[0]?.text ?? '';

/** Reads what a storage answers to ListObjectsV2. @throws it is something else */
export function readListedPage(text: string): ListedPage {
  const { root } = parseXml(text);
  if (root?.name !== 'ListBucketResult') throw new Error(`The storage answers ${root?.name ?? 'nothing'} where a list was asked for`);
  const objects = elementsIn(root, 'Contents').map((one) => ({
    key: textIn(one, 'Key'),
    size: Number(textIn(one, 'Size')),
    etag: textIn(one, 'ETag').replaceAll('"', ''),
  }));
  return { objects, next: textIn(root, 'IsTruncated') === 'true' ? textIn(root, 'NextContinuationToken') : null };
}

/** The storage's own word for what is wrong, as `AccessDenied`; empty where it says none. */
export function readRefusal(text: string): string {
  try {
    return textIn(parseXml(text).root, 'Code');
  } catch {
    return '';
  }
}
