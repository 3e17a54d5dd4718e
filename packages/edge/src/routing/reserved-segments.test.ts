import { getAlertDataPath } from '@ochiq/contract/routing/alert-place';
import { isReservedSegment } from '@ochiq/contract/routing/reserved-segments';
import { getSignInPath, providers } from '@ochiq/contract/routing/sign-in-place';
import { slugPattern } from '@ochiq/contract/fields/address-fields';

import { healthPath } from './endpoint.ts';
import { errorPageAddresses, fileFolders } from './resource-path.ts';

const slug = new RegExp(slugPattern, 'u');
const paths = [
  ...fileFolders.map((folder) => `/${folder}`),
  ...errorPageAddresses,
  healthPath,
  '/forms/contact',
  ...providers.map((provider) => getSignInPath('plain', provider)),
  getAlertDataPath('uz'),
];

test('no page of an editor can be where the edge serves files, forms or its own answers', () => {
  const first = new Set(paths.map((path) => path.split('/').find((segment) => segment !== '' && !/^(?:uz|ru|en)$/u.test(segment)) ?? ''));
  expect([...first].filter((segment) => slug.test(segment) && !isReservedSegment(segment))).toEqual([]);
});
