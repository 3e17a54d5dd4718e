import { localeCodes, locales } from '@ochiq/contract/routing/locales';
import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import type { EntryDetails } from '../../content/list-details/list-details.ts';
import type { EntryQuery } from '../../content/history/version.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { getCompareAddress } from '../history/compare-address.ts';
import { englishLists } from '../texts/en/lists.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LanguageState } from './language-states.tsx';

type Props = { entry: Pick<EntryQuery, 'type' | 'document'>; details: EntryDetails };

/** Renders the state of an entry in each language, and what an outdated translation is behind of. */
export function LanguagesList({ entry: { type, document }, details }: Props) {
  const translate = useTexts(englishLists);
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2} width="100%">
      {localeCodes.map((locale) => {
        const version = details[locale];
        const { outdated } = version;
        return (
          <li key={locale}>
            <LanguageState
              locale={locale}
              version={version}
              address={getEntryAddress({ type, documentId: document, locale })}
              where="panel"
            />
            {outdated && (
              <Typography variant="pi" textColor="neutral700" style={{ display: 'block' }}>
                {translate('ochiq.lists.behind', { language: locales[outdated.source].name, at: formatMinute(outdated.at) })}
              </Typography>
            )}
            {outdated && details[outdated.source].isReadable && (
              <Link tag={RouterLink} to={getCompareAddress({ type, document, locale: outdated.source }, outdated.before)}>
                {translate('ochiq.lists.compare')}
              </Link>
            )}
          </li>
        );
      })}
    </Flex>
  );
}
