import { getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale } from '@ochiq/contract/routing/locales';
import { useAuth, useForm } from '@strapi/strapi/admin';

import type { SidePanelProps } from '../edited-entry.ts';
import { isActionAllowed, type GrantedRight } from '../permissions/is-action-allowed.ts';
import { englishMenus } from '../texts/en/menus.ts';
import { useTexts } from '../texts/use-texts.ts';
import { getEntryTarget } from './menu-address.ts';
import { NewItemLinks } from './new-item-links.tsx';

/** Renders the side panel of an entry with a page, by which it is added to a menu; for those who may change menus. */
export function MenusPanel({ model, document }: SidePanelProps) {
  const translate = useTexts(englishMenus);
  const granted = useAuth('MenusPanel', ({ permissions }) => permissions) as readonly GrantedRight[];
  const key = useForm('MenusPanel', ({ initialValues }) => (initialValues as { key?: unknown }).key);
  const { documentId, locale } = document ?? {};
  const target = getEntryTarget(model, documentId, key);
  if (target === null || !isLocale(locale)) return null;
  const menus = { model: getContentTypeUid('navigation'), locale };
  if (!isActionAllowed(granted, { operation: 'update', languages: 'this' }, menus)) return null;
  return { title: translate('ochiq.menus.side'), content: <NewItemLinks target={target} locale={locale} /> };
}
