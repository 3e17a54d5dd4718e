import { toFolded } from '@ochiq/uzbek/to-folded';
import { Box, Divider, Flex, Loader, Searchbar, Typography } from '@strapi/design-system';
import { type TypeLink, useContentManagerInitData } from '@strapi/content-manager/dist/admin/hooks/useContentManagerInitData.mjs';
import { SubNav } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { statisticsAddress } from '../page-statistics/statistics-route.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { englishGroups } from '../texts/en/lists.ts';
import { englishStatistics } from '../texts/en/statistics.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type GroupName, groupLinks, isContentLink, statisticsUid } from './type-groups.ts';

type Props = { isFullPage?: boolean };

/** The language of the address, which links keep as Strapi's do. */
function useLocaleQuery(): string {
  const locale = new URLSearchParams(useLocation().search).get('plugins[i18n][locale]');
  return locale === null ? '' : `?plugins[i18n][locale]=${locale}`;
}

/** Renders a group with its name, for screen readers too: Strapi's heading is no heading to them. */
function LinkGroup({ label, links }: { label: string; links: readonly TypeLink[] }) {
  const search = useLocaleQuery();
  return (
    <div role="group" aria-label={label}>
      <SubNav.Section label={label}>
        {links.map(({ uid, to, title }) => (
          <SubNav.Link key={uid} to={{ pathname: to, search }} label={title} />
        ))}
      </SubNav.Section>
    </div>
  );
}

/** Renders the links whose names contain what was typed, by groups. */
function LinkGroups({ wanted }: { wanted: string }) {
  const say = useTexts(englishGroups);
  const sayStatistics = useTexts(englishStatistics);
  const intl = useIntl();
  const { collectionTypeLinks, singleTypeLinks } = useContentManagerInitData();
  // The title of a type is the id of its name.
  const named = [...collectionTypeLinks, ...singleTypeLinks].map((link) => ({
    ...link,
    title: intl.formatMessage({ id: link.title, defaultMessage: link.title }),
  }));
  const statistics = { uid: statisticsUid, to: statisticsAddress, title: sayStatistics('ochiq.statistics.title') };
  const all = named.some(isContentLink) ? [...named, statistics] : named;
  const groups = groupLinks(all.filter(({ title }) => toFolded(title).includes(toFolded(wanted.trim()))));
  const nameGroup = (name: GroupName) => say(`ochiq.groups.${name}`);
  return (
    <>
      <Box role="status" paddingLeft={5} paddingRight={5} paddingTop={groups.length === 0 ? 4 : 0}>
        {groups.length === 0 && <Typography textColor="neutral600">{say('ochiq.groups.none')}</Typography>}
      </Box>
      <SubNav.Sections>
        {groups.map(({ name, links }) => (
          <LinkGroup key={name} label={nameGroup(name)} links={links} />
        ))}
      </SubNav.Sections>
    </>
  );
}

/** Renders the frame of the left side, as Strapi does. */
function Frame({ isFullPage = false, children }: Props & { children: ReactNode }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'content-manager.header.name', defaultMessage: 'Content Manager' });
  return (
    <SubNav.Main aria-label={label} isFullPage={isFullPage}>
      <SubNav.Header label={label} />
      <Divider />
      {children}
    </SubNav.Main>
  );
}

/**
 * Renders the left side of the content manager by kinds of work, in the place of Strapi 5.54.0's, which knows two groups:
 * types with one entry, and all others by their English names. cms/src/admin/vite.config.ts puts it there.
 */
export function LeftMenu({ isFullPage = false }: Props) {
  const intl = useIntl();
  const { isLoading } = useContentManagerInitData();
  const [wanted, setWanted] = useState('');
  if (isLoading)
    return (
      <Frame isFullPage={isFullPage}>
        <Flex padding={4} justifyContent="center">
          <Loader />
        </Flex>
      </Frame>
    );
  return (
    <Frame isFullPage={isFullPage}>
      <Box
        {...(isFullPage ? { position: 'sticky', top: '0px', zIndex: 2, background: 'neutral100' } : { background: 'neutral0' })}
        paddingLeft={{ initial: 3, large: 5 }}
        paddingRight={{ initial: 3, large: 5 }}
        paddingTop={5}
        paddingBottom={{ initial: 1, large: 0 }}
      >
        <Box paddingBottom={3}>
          <PaletteButton />
        </Box>
        <Searchbar
          name="search_contentType"
          size="S"
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value);
          }}
          onClear={() => {
            setWanted('');
          }}
          placeholder={intl.formatMessage({ id: 'search.placeholder', defaultMessage: 'Search' })}
          clearLabel={intl.formatMessage({ id: 'clearLabel', defaultMessage: 'Clear' })}
        >
          {intl.formatMessage({ id: 'content-manager.components.LeftMenu.Search.label', defaultMessage: 'Search for a content type' })}
        </Searchbar>
      </Box>
      <SubNav.Content>
        <LinkGroups wanted={wanted} />
      </SubNav.Content>
    </Frame>
  );
}
