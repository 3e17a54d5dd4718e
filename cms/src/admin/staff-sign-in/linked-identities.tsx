import { Box } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import type { Proof } from '../../people/second-factor/second-factor.ts';
import { staffIdentitiesPath, type StaffIdentities, staffIdentitiesResponse } from '../../people/staff-oidc/staff-sign-in.ts';
import type { ProofWays } from '../second-factor/own-proof.tsx';
import { usePost } from '../second-factor/use-post.ts';
import { LinkedIdentitiesView } from './linked-identities-view.tsx';

const readIdentities = async () => staffIdentitiesResponse.parse((await getFetchClient().get(staffIdentitiesPath)).data);

/** The part of the page about one's sign-in that is about the provider; without one there is none, unless links are left. */
export function LinkedIdentities({ ways }: { ways: ProofWays }) {
  const [identities, setIdentities] = useState<StaffIdentities | null>(null);
  const post = usePost();
  useEffect(() => {
    readIdentities().then(setIdentities, () => undefined);
  }, []);
  if (!identities || (identities.names === null && (identities.people ?? []).length === 0)) return null;
  const unlink = async (user: number, proof: Proof) => {
    await post(`${staffIdentitiesPath}/removal`, { user, proof });
    setIdentities(await readIdentities());
  };
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={6} tag="section" data-ochiq="linked-identities">
      <LinkedIdentitiesView identities={identities} ways={ways} unlink={unlink} />
    </Box>
  );
}
