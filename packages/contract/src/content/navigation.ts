import { single } from '../content-type.ts';
import { filledList } from '../field.ts';
import { navGroup } from '../part/nav-group.ts';

export const navigation = single({
  singular: 'navigation',
  plural: 'navigations',
  title: 'Navigation',
  fields: {
    /** The menu of the institution reading. */
    institution: filledList(navGroup, 10),
    /** The menu of the government reading. */
    government: filledList(navGroup, 10),
  },
});
