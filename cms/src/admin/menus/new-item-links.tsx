import type { Locale } from '@ochiq/contract/routing/locales';
import { profiles } from '@ochiq/contract/wire/site-facts';
import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import { englishMenus } from '../texts/en/menus.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { getNewItemAddress } from './menu-address.ts';

/** Renders a link for each menu, which opens it with a new item for the entry. */
export function NewItemLinks({ target, locale }: { target: string; locale: Locale }) {
  const translate = useTexts(englishMenus);
  const { getFieldLabel } = useContentLabels();
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      {profiles.map((menu) => (
        <Link key={menu} tag={RouterLink} to={getNewItemAddress(menu, target, locale)}>
          {translate('ochiq.menus.side.add', { menu: getFieldLabel('navigation', menu) })}
        </Link>
      ))}
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.menus.side.hint')}
      </Typography>
    </Flex>
  );
}
