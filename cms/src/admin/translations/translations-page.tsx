import { Box } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { termsPath } from '../terms/terms-address.ts';
import { TermsLink } from '../terms/terms-link.tsx';
import { englishTranslations } from '../texts/en/translations/board.ts';
import { useTexts } from '../texts/use-texts.ts';
import { BoardView } from './board-view.tsx';

const TermsPage = lazy(async () => ({ default: (await import('../terms/terms-page.tsx')).TermsPage }));

function Board() {
  const translate = useTexts(englishTranslations);
  return (
    <>
      <Page.Title>{translate('ochiq.translations.title')}</Page.Title>
      <Layouts.Header
        title={translate('ochiq.translations.title')}
        subtitle={translate('ochiq.translations.lead')}
        secondaryAction={<TermsLink />}
      />
      <Layouts.Content>
        <Box paddingBottom={8} data-ochiq="translations">
          <BoardView />
        </Box>
      </Layouts.Content>
    </>
  );
}

/** The page of the translations of all entries; the term base is below it. */
export const TranslationsPage = () => (
  <Page.Main>
    <Suspense fallback={<Page.Loading />}>
      <Routes>
        <Route index element={<Board />} />
        <Route path={termsPath} element={<TermsPage />} />
      </Routes>
    </Suspense>
  </Page.Main>
);
