import type { ContentTypeName } from '@ochiq/contract/content-types';
import { findAddresses } from '@ochiq/contract/fields/entry-values';

import type { LinkState } from '../../content/external-links/link-states.ts';
import type { Finding } from './finding.ts';

/** Returns the place of an address that the form can show: its field, and in a text the block. */
export function toAddressPlace(path: readonly string[]): string {
  const end = path.indexOf('children');
  return path.slice(0, end === -1 ? path.length : end).join('.');
}

/** Finds links of a form to other sites that the CMS knows to be dead or moved, in the order of the fields. */
export function checkLinks(type: ContentTypeName, values: Readonly<Record<string, unknown>>, links: readonly LinkState[]): Finding[] {
  const states = new Map(links.map((link) => [link.address, link]));
  return findAddresses(type, values).flatMap(({ path, address }): Finding[] => {
    const state = states.get(address);
    if (!state) return [];
    const place = { path: toAddressPlace(path), excerpt: address };
    if (state.movedTo === null) return [{ kind: 'dead-link', ...place }];
    return [{ kind: 'moved-link', ...place, replacement: { path, from: address, to: state.movedTo } }];
  });
}
