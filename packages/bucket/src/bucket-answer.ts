import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** An object stored in a bucket. */
export type StoredObject = {
  key: string;
  size: number;
  /** Usually the MD5 of the content; something else where the storage encrypts with its own keys. */
  etag: string;
};

/** One page of a bucket listing and the token of the next page; `null` after the last. */
export type ObjectListing = { objects: StoredObject[]; next: string | null };

const getChildElements = (element: XmlElement | null, name: string): XmlElement[] =>
  element?.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name) ?? [];

const getChildText = (element: XmlElement | null, name: string): string => getChildElements(element, name)[0]?.text ?? '';

/** Parses the response to ListObjectsV2. @throws the response is something else */
export function parseObjectListing(text: string): ObjectListing {
  const { root } = parseXml(text);
  if (root?.name !== 'ListBucketResult') throw new Error(`The storage answers ${root?.name ?? 'nothing'} where a list was asked for`);
  const objects = getChildElements(root, 'Contents').map((one) => ({
    key: getChildText(one, 'Key'),
    size: Number(getChildText(one, 'Size')),
    etag: getChildText(one, 'ETag').replaceAll('"', ''),
  }));
  return { objects, next: getChildText(root, 'IsTruncated') === 'true' ? getChildText(root, 'NextContinuationToken') : null };
}

/** Returns the storage's error code, such as `AccessDenied`; empty where there is none. */
export function parseErrorCode(text: string): string {
  try {
    return getChildText(parseXml(text).root, 'Code');
  } catch {
    return '';
  }
}
