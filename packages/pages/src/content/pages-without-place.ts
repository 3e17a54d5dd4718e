import { defaultLocale } from '@ochiq/contract/routing/locales';
import { isPlaced, type TreeFault } from '@ochiq/contract/routing/page-tree';

import { findPlace } from '../view-models/page-tree.ts';
import { selectVersion, type Content, type Document } from './content.ts';
import type { ContentProblem } from './content-problem.ts';
import { getEntrySource } from './parse-content.ts';

function describeFault(fault: TreeFault): Pick<ContentProblem, 'field' | 'message'> {
  switch (fault.kind) {
    case 'parent':
      return { field: 'parent', message: 'is not published: this page waits for it' };
    case 'loop':
      return { field: 'parent', message: 'is below this page itself' };
    case 'depth':
      return { field: 'parent', message: 'is too deep in the tree for another page below it' };
    case 'length':
      return { field: 'slug', message: 'makes the address too long' };
    case 'reserved':
      return { field: 'slug', message: `makes an address in the folder ${fault.segment}, which is no page's` };
    case 'route':
      return { field: 'slug', message: `makes the address of the page ${fault.route}` };
  }
}

/** Finds the published pages that have no address, and so are not on the site. */
export function findPagesWithoutPlace(content: Content): ContentProblem[] {
  const documents: ReadonlyMap<string, Document<'page'>> = content.page;
  return [...documents.values()].flatMap((document) => {
    const place = findPlace(content, document);
    return isPlaced(place) ? [] : [{ ...getEntrySource('page', selectVersion(document, defaultLocale).entry), ...describeFault(place) }];
  });
}
