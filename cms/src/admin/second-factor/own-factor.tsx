import { Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';

import type { OwnSecondFactor } from '../../people/second-factor/second-factor.ts';
import { englishFactor } from '../texts/en/factor.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type EnrolmentRequests, EnrolmentSteps } from './enrolment-steps.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Requests = EnrolmentRequests & {
  replaceCodes: (proof: string) => Promise<readonly string[]>;
  remove: (proof: string) => Promise<void>;
};
type Props = { factor: OwnSecondFactor; requests: Requests; reload: () => void };

/** Renders one's own second factor, with what can be changed of it. */
export function OwnFactor({ factor: { isEnrolled, isRequired, recoveryCodes }, requests, reload }: Props) {
  const translate = useTexts(englishFactor);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    const finish = () => {
      setCodes(null);
      reload();
    };
    return <RecoveryCodes codes={codes} finish={finish} />;
  }
  if (!isEnrolled)
    return (
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography role="status">{translate('ochiq.factor.off')}</Typography>
        <EnrolmentSteps requests={requests} finish={reload} />
      </Flex>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="status">
        {translate('ochiq.factor.on')} {translate('ochiq.factor.left', { count: recoveryCodes })}
      </Typography>
      <ProofForm
        name="ochiq-new-codes"
        kind="code"
        label={translate('ochiq.factor.current')}
        action={translate('ochiq.factor.new-codes')}
        variant="secondary"
        submit={async (proof) => setCodes(await requests.replaceCodes(proof))}
      />
      {isRequired ? (
        <Typography>{translate('ochiq.factor.required')}</Typography>
      ) : (
        <ProofForm
          name="ochiq-turn-off"
          kind="code"
          label={translate('ochiq.factor.current')}
          action={translate('ochiq.factor.turn-off')}
          variant="danger-light"
          submit={async (proof) => {
            await requests.remove(proof);
            reload();
          }}
        />
      )}
    </Flex>
  );
}
