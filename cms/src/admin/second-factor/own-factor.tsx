import { Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';

import type { OwnSecondFactor, Proof } from '../../people/second-factor/second-factor.ts';
import { englishFactor } from '../texts/en/factor.ts';
import { englishPasskeys } from '../texts/en/people/passkeys.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type EnrolmentRequests, EnrolmentSteps } from './enrolment-steps.tsx';
import { OwnProof, type ProofWays } from './own-proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const english = { ...englishFactor, ...englishPasskeys };

type Requests = EnrolmentRequests & {
  replaceCodes: (proof: Proof) => Promise<readonly string[]>;
  remove: (proof: Proof) => Promise<void>;
};
type Props = { factor: OwnSecondFactor; requests: Requests; askPasskey: ProofWays['askPasskey']; reload: () => void };

/** Renders one's own second factor, with what can be changed of its recovery codes and of the app. */
export function OwnFactor({ factor, requests, askPasskey, reload }: Props) {
  const translate = useTexts(english);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { isEnrolled, hasApp, passkeys, isRequired, recoveryCodes } = factor;
  const ways = { factor, askPasskey };
  if (codes.length > 0) {
    const finish = () => {
      setCodes([]);
      reload();
    };
    return <RecoveryCodes codes={codes} finish={finish} />;
  }
  const showCodes = (given: readonly string[]) => {
    setCodes(given);
    if (given.length === 0) reload();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="status">
        {isEnrolled
          ? `${translate('ochiq.factor.on')} ${translate('ochiq.factor.left', { count: recoveryCodes })}`
          : translate('ochiq.factor.off')}
      </Typography>
      {isEnrolled && (
        <OwnProof
          name="ochiq-new-codes"
          ways={ways}
          action={translate('ochiq.factor.new-codes')}
          variant="secondary"
          submit={async (proof) => setCodes(await requests.replaceCodes(proof))}
        />
      )}
      {!hasApp && <EnrolmentSteps requests={requests} ways={ways} showCodes={showCodes} />}
      {hasApp && isRequired && passkeys === 0 && <Typography>{translate('ochiq.factor.required')}</Typography>}
      {hasApp && !(isRequired && passkeys === 0) && (
        <OwnProof
          name="ochiq-turn-off"
          ways={ways}
          action={translate(passkeys === 0 ? 'ochiq.factor.turn-off' : 'ochiq.passkeys.app-off')}
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
