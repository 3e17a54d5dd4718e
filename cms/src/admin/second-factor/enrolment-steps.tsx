import { Box, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';

import type { Enrolment, Proof } from '../../people/second-factor/second-factor.ts';
import { englishFactor } from '../texts/en/factor.ts';
import { englishPasskeys } from '../texts/en/people/passkeys.ts';
import { useTexts } from '../texts/use-texts.ts';
import { OwnProof, type ProofWays } from './own-proof.tsx';
import { ProofForm } from './proof-form.tsx';

const english = { ...englishFactor, ...englishPasskeys };

/** What an enrolment asks the CMS. Each throws where the CMS refuses. */
export type EnrolmentRequests = {
  begin: (proof: Proof) => Promise<Enrolment>;
  /** @returns the recovery codes; none where the person has some already */
  confirm: (code: string) => Promise<readonly string[]>;
};

type Props = {
  requests: EnrolmentRequests;
  ways: ProofWays;
  /** Ends the enrolment: these are shown once. */
  showCodes: (codes: readonly string[]) => void;
};

/** Renders the key of an enrolment, as a picture and for typing. */
function EnrolmentKey({ enrolment: { key, picture } }: { enrolment: Enrolment }) {
  const translate = useTexts(englishFactor);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="status">{translate('ochiq.factor.scan')}</Typography>
      <Box>
        <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={translate('ochiq.factor.picture')} width={200} height={200} />
      </Box>
      <Box>
        <Typography tag="p">{translate('ochiq.factor.key')}</Typography>
        <Typography tag="p" fontWeight="semiBold" translate="no" style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {key}
        </Typography>
      </Box>
    </Flex>
  );
}

/** Renders the steps of the enrolment of an app: the proof, and the key with the first code. */
export function EnrolmentSteps({ requests, ways, showCodes }: Props) {
  const translate = useTexts(english);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  if (enrolment)
    return (
      <Flex direction="column" alignItems="stretch" gap={4}>
        <EnrolmentKey enrolment={enrolment} />
        <ProofForm
          key="first-code"
          name="ochiq-first-code"
          kind="code"
          label={translate('ochiq.factor.first-code')}
          action={translate('ochiq.factor.confirm')}
          submit={async (code) => showCodes(await requests.confirm(code))}
        />
      </Flex>
    );
  const firstLead = ways.factor.providerProof === undefined ? 'ochiq.factor.enrol-lead' : 'ochiq.factor.enrol-lead-provider';
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography>{translate(ways.factor.isEnrolled ? 'ochiq.passkeys.app-lead' : firstLead)}</Typography>
      <OwnProof
        name="ochiq-enrolment-proof"
        ways={ways}
        action={translate('ochiq.factor.begin')}
        submit={async (proof) => setEnrolment(await requests.begin(proof))}
      />
    </Flex>
  );
}
