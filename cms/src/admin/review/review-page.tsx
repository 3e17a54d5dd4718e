import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useRBAC } from '@strapi/strapi/admin';
import { type ReactNode, useMemo, useState } from 'react';

import { type LetterTime, reviewNoticePaths, reviewSettings } from '../../content/review/review-notices.ts';
import {
  reviewRights,
  type ReviewRule,
  reviewRulesPath,
  reviewRulesResponse,
  type ReviewRulesResponse,
} from '../../content/review/rules/review-rules.ts';
import { FailedReading, ReadingNote } from '../audit/response-state.tsx';
import { usePanelResponse } from '../audit/use-panel-response.ts';
import { englishNotices } from '../texts/en/review/notices.ts';
import { englishRules } from '../texts/en/review/rules.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LettersChoice } from './notices/letters-choice.tsx';
import { NoticesView } from './notices/notices-view.tsx';
import { RulesEditor } from './rules/rules-editor.tsx';

const Panel = ({ children }: { children: ReactNode }) => (
  <Box background="neutral0" shadow="tableShadow" hasRadius padding={6} tag="section">
    {children}
  </Box>
);

/** Renders when letters come to the user. */
function Letters() {
  const translate = useTexts(englishNotices);
  const { post } = useFetchClient();
  const { response, reload } = usePanelResponse(reviewNoticePaths.settings, reviewSettings);
  const save = async (letters: LetterTime) => {
    reviewSettings.parse((await post(reviewNoticePaths.settings, { letters })).data);
  };
  if (response.state === 'reading') return <ReadingNote />;
  if (response.state === 'broken') return <FailedReading message={translate('ochiq.notices.broken')} reload={reload} />;
  return <LettersChoice letters={response.value.letters} save={save} />;
}

/** Renders the rules, for those who may read them. */
function Rules() {
  const translate = useTexts(englishRules);
  const { post } = useFetchClient();
  const { response, reload } = usePanelResponse(reviewRulesPath, reviewRulesResponse);
  const [saved, setSaved] = useState<ReviewRulesResponse | null>(null);
  if (response.state === 'reading') return <ReadingNote />;
  if (response.state === 'broken')
    return <FailedReading message={translate('ochiq.rules.broken', { reason: response.reason })} reload={reload} />;
  const known = saved ?? response.value;
  const save = async (rules: readonly ReviewRule[]) =>
    setSaved(reviewRulesResponse.parse((await post(reviewRulesPath, { revision: known.revision, rules })).data));
  return <RulesEditor known={known} save={save} />;
}

/** The page of a person's reviews: what waits for them, their letters, and the rules where they may read them. */
export function ReviewPage() {
  const translate = useTexts(englishNotices);
  const permissions = useMemo(() => [{ action: reviewRights.readRules, subject: null }], []);
  const { allowedActions, isLoading } = useRBAC(permissions);
  const mayReadRules = !isLoading && Object.values(allowedActions).some(Boolean);
  return (
    <Page.Main>
      <Page.Title>{translate('ochiq.notices.title')}</Page.Title>
      <Layouts.Header title={translate('ochiq.notices.title')} subtitle={translate('ochiq.notices.lead')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8} data-ochiq="review-page">
          <Panel>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography variant="beta" tag="h2">
                {translate('ochiq.notices.desk')}
              </Typography>
              <NoticesView />
            </Flex>
          </Panel>
          <Panel>
            <Letters />
          </Panel>
          {mayReadRules && (
            <Panel>
              <Rules />
            </Panel>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
