import { contentTypeNames, contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { readActions } from '../../content/register-content-api';
import { readSecrets } from '../../env';
import { getAdminService } from '../strapi/admin-services';

const name = 'Site build';
const tokens = 'admin::api-token';
const tokenPermissions = 'admin::api-token-permission';

const getReadActions = (type: ContentTypeName): readonly string[] =>
  readActions[contentTypes[type].kind].map((action) => `${getContentTypeUid(type)}.${action}`);

/** The permissions of the build of the site. */
const actions: readonly string[] = [
  ...contentTypeNames.flatMap(getReadActions),
  'api::content-state.content-state.read',
  'api::changes.changes.list',
  'api::preview-entry.preview-entry.read',
  'plugin::i18n.locales.listLocales',
  // gatsby-source-strapi reads the schemas before the content.
  'plugin::content-type-builder.content-types.getContentTypes',
  'plugin::content-type-builder.components.getComponents',
];

async function grantActions(strapi: Core.Strapi, token: number): Promise<void> {
  const query = strapi.db.query(tokenPermissions);
  const granted = (await query.findMany({ where: { token } })) as { id: number; action: string }[];
  for (const { id, action } of granted) if (!actions.includes(action)) await query.delete({ where: { id } });
  const missing = actions.filter((action) => !granted.some((row) => row.action === action));
  for (const action of missing) await query.create({ data: { action, token } });
}

/** Creates the token of the build of the site: configured beforehand, so Strapi can't generate it. */
export async function ensureBuildToken(strapi: Core.Strapi): Promise<void> {
  const { BUILD_TOKEN: key } = readSecrets();
  const query = strapi.db.query(tokens);
  const data = {
    name,
    description: 'Reads what is published, for the build of the site',
    kind: 'content-api',
    type: 'custom',
    lifespan: null,
    expiresAt: null,
    accessKey: getAdminService(strapi, 'api-token').hash(key),
    encryptedKey: getAdminService(strapi, 'encryption').encrypt(key),
  };
  const known = (await query.findOne({ where: { name } })) as { id: number; accessKey: string } | null;
  const current = known ?? ((await query.create({ data })) as { id: number });
  if (known && known.accessKey !== data.accessKey) await query.update({ where: { id: known.id }, data });
  await grantActions(strapi, current.id);
}
