import { locales } from '@ochiq/contract/routing/locales';
import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';

import { boardPaths, type NumbersResponse, numbersResponse } from '../../content/translations/board.ts';
import { usePanelResponse } from '../audit/use-panel-response.ts';
import { englishTranslations } from '../texts/en/translations/board.ts';
import { useTexts } from '../texts/use-texts.ts';
import { getBoardAddress, translationsAddress } from './board-address.ts';

/** Renders what is outdated and missing in a language, with the way to it. */
function LanguageNumbers({ locale, outdated, missing }: NumbersResponse['languages'][number]) {
  const translate = useTexts(englishTranslations);
  const { name } = locales[locale];
  const numbers = (
    [
      { state: 'outdated', label: translate('ochiq.translations.numbers.outdated', { count: outdated }), count: outdated },
      { state: 'none', label: translate('ochiq.translations.numbers.missing', { count: missing }), count: missing },
    ] as const
  ).filter(({ count }) => count > 0);
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1} width="100%">
      <Typography fontWeight="semiBold">{name}</Typography>
      {numbers.length === 0 && <Typography textColor="neutral600">{translate('ochiq.translations.numbers.up-to-date')}</Typography>}
      {numbers.map(({ state, label }) => (
        <Link key={state} tag={RouterLink} to={getBoardAddress({ languageState: `${locale}:${state}` })} aria-label={`${name}, ${label}`}>
          {label}
        </Link>
      ))}
    </Flex>
  );
}

/** Renders, on the panel's home page, what is outdated and missing in the languages in which the user writes. */
export function TranslationNumbers() {
  const translate = useTexts(englishTranslations);
  const { response } = usePanelResponse(boardPaths.numbers, numbersResponse);
  if (response.state === 'reading') return <Widget.Loading />;
  if (response.state === 'broken') return <Typography role="alert">{translate('ochiq.translations.numbers.broken')}</Typography>;
  const { languages } = response.value;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} style={{ contain: 'inline-size' }}>
      {languages.length === 0 ? (
        <Typography textColor="neutral600">{translate('ochiq.translations.numbers.none')}</Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {languages.map((numbers) => (
            <LanguageNumbers key={numbers.locale} {...numbers} />
          ))}
        </Flex>
      )}
      <Link tag={RouterLink} to={translationsAddress}>
        {translate('ochiq.translations.numbers.all')}
      </Link>
    </Flex>
  );
}
