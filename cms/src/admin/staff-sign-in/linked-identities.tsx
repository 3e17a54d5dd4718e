import { Box, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Proof } from '../../people/second-factor/second-factor.ts';
import {
  type FinishInput,
  staffIdentitiesPath,
  type StaffIdentities,
  staffIdentitiesResponse,
} from '../../people/staff-oidc/staff-sign-in.ts';
import { translateMessage } from '../errors/translate-errors.ts';
import type { ProofWays } from '../second-factor/own-proof.tsx';
import { usePost } from '../second-factor/use-post.ts';
import { getReason } from '../shared/get-reason.ts';
import { englishProvider } from '../texts/en/people/provider.ts';
import type { Texts } from '../texts/panel-language.ts';
import { useTexts } from '../texts/use-texts.ts';
import { linkRequests } from './link-requests.ts';
import { LinkedIdentitiesView } from './linked-identities-view.tsx';
import { useConnection } from './use-connection.ts';

const readIdentities = async () => staffIdentitiesResponse.parse((await getFetchClient().get(staffIdentitiesPath)).data);

const noNames = { uz: '', ru: '', en: '' };

const Part = ({ children }: { children: ReactNode }) => (
  <Box background="neutral0" shadow="tableShadow" hasRadius padding={6} tag="section" data-ochiq="linked-identities">
    {children}
  </Box>
);

type Props = {
  ways: ProofWays;
  /** What the provider has sent the browser back with; `null` before that. */
  returned: FinishInput | null;
};
type LoadedProps = Props & { identities: StaffIdentities; reload: () => Promise<void> };

function LoadedIdentities({ ways, returned, identities, reload }: LoadedProps) {
  const post = usePost();
  const connection = useConnection({
    names: identities.names ?? noNames,
    returned,
    requests: linkRequests,
    leave: (address) => window.location.assign(address),
    reload,
  });
  const unlink = async (user: number, proof: Proof) => {
    await post(`${staffIdentitiesPath}/removal`, { user, proof });
    await reload();
  };
  return <LinkedIdentitiesView identities={identities} ways={ways} connection={connection} unlink={unlink} />;
}

/** Renders why nothing can be shown: who comes back from the provider waits for a word. */
function FailedIdentities({ reason }: { reason: string }) {
  const translate = useTexts(englishProvider);
  const messages = useIntl().messages as Texts;
  return (
    <Typography role="alert" textColor="danger600">
      {translate('ochiq.provider.failed', { reason: translateMessage(reason, messages) })}
    </Typography>
  );
}

/** The part of the page about one's sign-in that is about the provider; without one there is none, unless links are left. */
export function LinkedIdentities({ ways, returned }: Props) {
  const [identities, setIdentities] = useState<StaffIdentities | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    readIdentities().then(setIdentities, (error: unknown) => setFailure(getReason(error)));
  }, []);
  const reload = async () => setIdentities(await readIdentities());
  if (failure !== null)
    return (
      <Part>
        <FailedIdentities reason={failure} />
      </Part>
    );
  if (!identities || (identities.names === null && (identities.people ?? []).length === 0)) return null;
  return (
    <Part>
      <LoadedIdentities {...{ ways, returned, identities, reload }} />
    </Part>
  );
}
