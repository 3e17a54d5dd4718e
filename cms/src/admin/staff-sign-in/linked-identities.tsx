import { Box } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { Proof } from '../../people/second-factor/second-factor.ts';
import { staffIdentitiesPath, type StaffIdentities, staffIdentitiesResponse } from '../../people/staff-oidc/staff-sign-in.ts';
import type { ProofWays } from '../second-factor/own-proof.tsx';
import { usePost } from '../second-factor/use-post.ts';
import { linkRequests } from './link-requests.ts';
import { LinkedIdentitiesView } from './linked-identities-view.tsx';
import { parseReturn } from './return-parameters.ts';
import { useConnection } from './use-connection.ts';

const readIdentities = async () => staffIdentitiesResponse.parse((await getFetchClient().get(staffIdentitiesPath)).data);

/** Takes what the provider has sent the browser back with out of the address: it is used up, and stays in no history. */
function useReturn() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [returned] = useState(() => parseReturn(search));
  useEffect(() => {
    if (returned !== null) navigate({ search: '' }, { replace: true });
  }, [returned, navigate]);
  return returned;
}

const noNames = { uz: '', ru: '', en: '' };

type Props = { ways: ProofWays; identities: StaffIdentities; reload: () => Promise<void> };

function LoadedIdentities({ ways, identities, reload }: Props) {
  const post = usePost();
  const connection = useConnection({
    names: identities.names ?? noNames,
    returned: useReturn(),
    requests: linkRequests,
    leave: (address) => window.location.assign(address),
    reload,
  });
  const unlink = async (user: number, proof: Proof) => {
    await post(`${staffIdentitiesPath}/removal`, { user, proof });
    await reload();
  };
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={6} tag="section" data-ochiq="linked-identities">
      <LinkedIdentitiesView identities={identities} ways={ways} connection={connection} unlink={unlink} />
    </Box>
  );
}

/** The part of the page about one's sign-in that is about the provider; without one there is none, unless links are left. */
export function LinkedIdentities({ ways }: { ways: ProofWays }) {
  const [identities, setIdentities] = useState<StaffIdentities | null>(null);
  useEffect(() => {
    readIdentities().then(setIdentities, () => undefined);
  }, []);
  if (!identities || (identities.names === null && (identities.people ?? []).length === 0)) return null;
  const reload = async () => setIdentities(await readIdentities());
  return <LoadedIdentities ways={ways} identities={identities} reload={reload} />;
}
