import { Box, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';

import type { Enrolment } from '../../people/second-factor/second-factor.ts';
import { englishFactor } from '../texts/en/factor.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What an enrolment asks the CMS. Each throws where the CMS refuses. */
export type EnrolmentRequests = {
  begin: (password: string) => Promise<Enrolment>;
  /** @returns the recovery codes */
  confirm: (code: string) => Promise<readonly string[]>;
};

type Props = { requests: EnrolmentRequests; finish: () => void };

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

/** Renders the steps of an enrolment: the password, the key with the first code, the recovery codes. */
export function EnrolmentSteps({ requests, finish }: Props) {
  const translate = useTexts(englishFactor);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} finish={finish} />;
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
          submit={async (code) => setCodes(await requests.confirm(code))}
        />
      </Flex>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography>{translate('ochiq.factor.enrol-lead')}</Typography>
      <ProofForm
        name="ochiq-enrolment-password"
        kind="password"
        label={translate('ochiq.factor.password')}
        action={translate('ochiq.factor.begin')}
        submit={async (password) => setEnrolment(await requests.begin(password))}
      />
    </Flex>
  );
}
