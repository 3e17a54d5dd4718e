import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import type { OwnPasskey } from '../../people/second-factor/passkeys/passkey.ts';
import type { OwnSecondFactor, SecondFactors } from '../../people/second-factor/second-factor.ts';
import type { FinishInput } from '../../people/staff-oidc/staff-sign-in.ts';
import { LinkedIdentities } from '../staff-sign-in/linked-identities.tsx';
import { useReturn } from '../staff-sign-in/use-return.ts';
import { englishFactor } from '../texts/en/factor.ts';
import { useTexts } from '../texts/use-texts.ts';
import { readOwnFactor, readSecondFactors, useFactorRequests } from './factor-requests.ts';
import { FactorsOfOthers } from './factors-of-others.tsx';
import { OwnFactor } from './own-factor.tsx';
import { OwnPasskeys } from './passkeys/own-passkeys.tsx';
import { readPasskeys, usePasskeyRequests } from './passkeys/passkey-requests.ts';

type Shown = { factor: OwnSecondFactor; passkeys: readonly OwnPasskey[]; others: SecondFactors | null };

/** Loads what the page shows: behind the gate, a part of it. */
async function loadShown(): Promise<Shown> {
  const factor = await readOwnFactor();
  const isPassed = factor.state === 'passed';
  const passkeys = isPassed ? await readPasskeys() : [];
  return { factor, passkeys, others: isPassed && factor.isAdministrator ? await readSecondFactors() : null };
}

/** Reads all that the page shows; `null` before the response, `broken` where it fails. */
function useShown(): { shown: Shown | 'broken' | null; reload: () => void } {
  const [shown, setShown] = useState<Shown | 'broken' | null>(null);
  useEffect(() => {
    void loadShown().then(setShown, () => setShown('broken'));
  }, []);
  const reload = () => {
    const show = (next: Shown) => {
      // Who has just required a second factor of their own role is led to it: a new load opens the gate.
      if (next.factor.state === 'passed') setShown(next);
      else window.location.reload();
    };
    void loadShown().then(show, () => setShown('broken'));
  };
  return { shown, reload };
}

/** The address of Strapi's own page of sessions, version 5.54.0. */
const sessionsAddress = '/me/sessions';

const Panel = ({ children }: { children: ReactNode }) => (
  <Box background="neutral0" shadow="tableShadow" hasRadius padding={6} tag="section">
    {children}
  </Box>
);

type ShownProps = { shown: Shown; returned: FinishInput | null; reload: () => void };

function ShownProtection({ shown: { factor, passkeys, others }, returned, reload }: ShownProps) {
  const translate = useTexts(englishFactor);
  const requests = useFactorRequests();
  const passkeyRequests = usePasskeyRequests(factor.panelOrigin);
  const { askPasskey } = passkeyRequests;
  return (
    <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8} maxWidth="72rem" data-ochiq="protection">
      <Panel>
        <OwnFactor factor={factor} requests={requests} askPasskey={askPasskey} reload={reload} />
      </Panel>
      <Panel>
        <OwnPasskeys passkeys={passkeys} factor={factor} requests={passkeyRequests} reload={reload} />
      </Panel>
      <Panel>
        <Typography variant="beta" tag="h2">
          {translate('ochiq.factor.sessions')}
        </Typography>
        <Box paddingTop={4}>
          <Link to={sessionsAddress}>{translate('ochiq.factor.sessions-link')}</Link>
        </Box>
      </Panel>
      {factor.state === 'passed' && <LinkedIdentities ways={{ factor, askPasskey }} returned={returned} />}
      {others && (
        <Panel>
          <FactorsOfOthers
            factors={others}
            ways={{ factor, askPasskey }}
            setRoles={requests.setRoles}
            reset={requests.reset}
            reload={reload}
          />
        </Panel>
      )}
    </Flex>
  );
}

function Protection() {
  const translate = useTexts(englishFactor);
  const returned = useReturn();
  const { shown, reload } = useShown();
  if (shown === null) return <Page.Loading />;
  if (shown === 'broken') return <Typography role="alert">{translate('ochiq.factor.broken')}</Typography>;
  return <ShownProtection shown={shown} returned={returned} reload={reload} />;
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
