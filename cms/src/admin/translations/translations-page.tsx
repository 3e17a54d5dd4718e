import { Box } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';

import { englishTranslations } from '../texts/en/translations/board.ts';
import { useTexts } from '../texts/use-texts.ts';
import { BoardView } from './board-view.tsx';

/** The page of the translations of all entries. */
export function TranslationsPage() {
  const translate = useTexts(englishTranslations);
  return (
    <Page.Main>
      <Page.Title>{translate('ochiq.translations.title')}</Page.Title>
      <Layouts.Header title={translate('ochiq.translations.title')} subtitle={translate('ochiq.translations.lead')} />
      <Layouts.Content>
        <Box paddingBottom={8} data-ochiq="translations">
          <BoardView />
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
