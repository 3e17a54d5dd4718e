import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import type { OwnSecondFactor, SecondFactors } from '../../people/second-factor/second-factor.ts';
import { englishFactor } from '../texts/en/factor.ts';
import { useTexts } from '../texts/use-texts.ts';
import { readOwnFactor, readSecondFactors, useFactorRequests } from './factor-requests.ts';
import { FactorsOfOthers } from './factors-of-others.tsx';
import { OwnFactor } from './own-factor.tsx';

type Shown = { factor: OwnSecondFactor; others: SecondFactors | null };

/** Reads all that the page shows; `null` before the response, `broken` where it fails. */
function useShown(): { shown: Shown | 'broken' | null; reload: () => void } {
  const [shown, setShown] = useState<Shown | 'broken' | null>(null);
  const load = useCallback(async () => {
    const factor = await readOwnFactor();
    return { factor, others: factor.isAdministrator ? await readSecondFactors() : null };
  }, []);
  const reload = useCallback(() => void load().then(setShown, () => setShown('broken')), [load]);
  useEffect(reload, [reload]);
  return { shown, reload };
}

/** The address of Strapi's own page of sessions, version 5.54.0. */
const sessionsAddress = '/me/sessions';

const Panel = ({ children }: { children: ReactNode }) => (
  <Box background="neutral0" shadow="tableShadow" hasRadius padding={6} tag="section">
    {children}
  </Box>
);

function Protection() {
  const translate = useTexts(englishFactor);
  const requests = useFactorRequests();
  const { shown, reload } = useShown();
  if (shown === null) return <Page.Loading />;
  if (shown === 'broken') return <Typography role="alert">{translate('ochiq.factor.broken')}</Typography>;
  const { factor, others } = shown;
  return (
    <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8} maxWidth="72rem" data-ochiq="protection">
      <Panel>
        <OwnFactor factor={factor} requests={requests} reload={reload} />
      </Panel>
      <Panel>
        <Typography variant="beta" tag="h2">
          {translate('ochiq.factor.sessions')}
        </Typography>
        <Box paddingTop={4}>
          <Link to={sessionsAddress}>{translate('ochiq.factor.sessions-link')}</Link>
        </Box>
      </Panel>
      {others && (
        <Panel>
          <FactorsOfOthers
            factors={others}
            proof={factor.isEnrolled ? 'code' : 'password'}
            setRoles={requests.setRoles}
            reset={requests.reset}
            reload={reload}
          />
        </Panel>
      )}
    </Flex>
  );
}

/** The page about the protection of one's sign-in. */
export function ProtectionPage() {
  const translate = useTexts(englishFactor);
  return (
    <Page.Main>
      <Page.Title>{translate('ochiq.factor.title')}</Page.Title>
      <Layouts.Header title={translate('ochiq.factor.title')} subtitle={translate('ochiq.factor.lead')} />
      <Layouts.Content>
        <Protection />
      </Layouts.Content>
    </Page.Main>
  );
}
