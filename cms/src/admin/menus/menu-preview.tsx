import { parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import { locales, type Locale } from '@ochiq/contract/routing/locales';
import { resolveMenu, type MenuGroup, type ResolvableItem } from '@ochiq/contract/routing/resolve-menu';
import { Box, Flex, Typography } from '@strapi/design-system';
import type { CSSProperties } from 'react';

import { englishMenus } from '../texts/en/menus.ts';
import { useTexts } from '../texts/use-texts.ts';
import { resolveListedTarget, type ListedTargets } from './listed-targets.ts';

const toResolvable = ({ target, labels, hidden, items }: StoredItem): ResolvableItem => ({
  ...{ target: target === null ? null : parseMenuTarget(target), labels, hidden },
  items: items.map(toResolvable),
});

/** The widths that are shown, in pixels of the site, and how much smaller they are drawn. */
const views = [
  { name: 'phone', width: 375, scale: 0.8 },
  { name: 'desktop', width: 1280, scale: 0.5 },
] as const;
type View = (typeof views)[number];

const plainList: CSSProperties = { listStyle: 'none', margin: 0, padding: 0 };

/** Renders the groups as the site does: one below the other on a phone, side by side on a computer. */
function PreviewGroups({ groups, name, locale }: { groups: readonly MenuGroup[]; name: View['name']; locale: Locale }) {
  const isWide = name === 'desktop';
  const row: CSSProperties = isWide ? { display: 'flex', flexWrap: 'wrap', gap: '0.8rem 3.2rem' } : {};
  return (
    <ul lang={locale} translate="no" style={{ ...plainList, ...row }}>
      {groups.map(({ label, lang, links }, index) => (
        <li key={`${String(index)} ${label}`} style={{ padding: '0.8rem 0', maxWidth: isWide ? '24rem' : 'none' }}>
          <Typography variant="delta" {...(lang && { lang })}>
            {label}
          </Typography>
          <ul style={{ ...plainList, paddingInlineStart: '1.2rem' }}>
            {links.map((link, place) => (
              <li key={`${String(place)} ${link.path}`} style={{ padding: '0.4rem 0' }}>
                <Typography variant="omega" {...(link.lang && { lang: link.lang })}>
                  {link.label}
                </Typography>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type Props = { items: readonly StoredItem[]; listed: ListedTargets; locale: Locale };

/** Renders what readers of a language see of a menu that is being edited, by the rules of the site itself. */
export function MenuPreview({ items, listed, locale }: Props) {
  const translate = useTexts(englishMenus);
  const groups = resolveMenu(items.map(toResolvable), locale, (target) => resolveListedTarget(listed, target, locale));
  const title = translate('ochiq.menus.preview', { language: locales[locale].name });
  return (
    <section aria-label={title}>
      <Typography variant="sigma">{title}</Typography>
      <Flex gap={4} alignItems="flex-start" wrap="wrap" paddingTop={2}>
        {views.map(({ name, width, scale }) => (
          <figure key={name} style={{ margin: 0, maxWidth: '100%' }}>
            <Typography tag="figcaption" variant="pi">
              {translate(`ochiq.menus.preview.${name}`)}
            </Typography>
            <Box
              background="neutral0"
              borderColor="neutral200"
              hasRadius
              padding={4}
              overflow="auto"
              tabIndex={0}
              role="group"
              aria-label={translate(`ochiq.menus.preview.${name}`)}
              style={{ inlineSize: `${String(width)}px`, maxWidth: '100%', zoom: scale }}
            >
              {groups.length === 0 ? (
                <Typography>{translate('ochiq.menus.preview.empty')}</Typography>
              ) : (
                <PreviewGroups groups={groups} name={name} locale={locale} />
              )}
            </Box>
          </figure>
        ))}
      </Flex>
    </section>
  );
}
