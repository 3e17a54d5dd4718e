import { getContentTypeUid } from '@ochiq/contract/content-types';
import { formatTarget, parseMenuTarget, type MenuTarget } from '@ochiq/contract/fields/menu-target';
import { getTargetAddress } from '@ochiq/contract/fields/stored-menu';
import type { Locale } from '@ochiq/contract/routing/locales';
import { getSitePaths } from '@ochiq/contract/routing/site-paths';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { getRows } from '../../platform/strapi/rows';
import { findDeadPaths } from '../publish-validation/find-dead-paths';
import { findDeadTargets } from './find-dead-targets';
import type { TargetFault, TargetQuery } from './target-faults';

const listPaths = (target: MenuTarget, locale: Locale): readonly string[] => {
  const address = getTargetAddress(target);
  return address === null ? [] : getSitePaths({ address, kind: 'link' }, locale, settings.SITE_URL);
};

/** Returns whether any version of a page or entry exists; a file that is not there was deleted. */
async function hasVersion(strapi: Core.Strapi, target: MenuTarget): Promise<boolean> {
  if (target.kind !== 'page' && target.kind !== 'entry') return false;
  const uid = getContentTypeUid(target.kind === 'page' ? 'page' : target.type);
  const rows = await getRows<{ id: number }>(strapi, uid).findMany({ where: { documentId: target.documentId }, select: ['id'], limit: 1 });
  return rows.length > 0;
}

/** Finds why readers of a language don't find some targets, by their texts. */
export async function findTargetFaults(strapi: Core.Strapi, { targets: texts, locale }: TargetQuery): Promise<Record<string, TargetFault>> {
  const targets = texts.map(parseMenuTarget).filter((target) => target !== null);
  const dead = await findDeadTargets(strapi, targets);
  const deadPaths = await findDeadPaths(strapi, [...new Set(targets.flatMap((target) => listPaths(target, locale)))]);
  const faults: Record<string, TargetFault> = {};
  for (const target of targets) {
    const text = formatTarget(target);
    if (dead.has(text)) faults[text] = (await hasVersion(strapi, target)) ? 'draft' : 'gone';
    else if (listPaths(target, locale).some((path) => deadPaths.has(path))) faults[text] = 'moved';
  }
  return faults;
}
