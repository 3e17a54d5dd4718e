import { Button, Flex } from '@strapi/design-system';
import { useState } from 'react';

import { wrappingButton } from '../editing/wrapping-button.ts';
import { englishPasskeys } from '../texts/en/people/passkeys.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type EnrolmentRequests, EnrolmentSteps } from './enrolment-steps.tsx';
import type { ProofWays } from './own-proof.tsx';
import { AddPasskey } from './passkeys/add-passkey.tsx';
import { findPasskeyProblem } from './passkeys/browser-passkeys.ts';
import type { PasskeyRequests } from './passkeys/passkey-requests.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = { enrolment: EnrolmentRequests; passkeys: PasskeyRequests; factor: ProofWays['factor']; finish: () => void };

/** Renders the choice between an app and, where they work, a passkey for a person who has to set a second factor up. */
export function FirstFactor({ enrolment, passkeys, factor, finish }: Props) {
  const translate = useTexts(englishPasskeys);
  const [isPasskey, setIsPasskey] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} finish={finish} />;
  const showCodes = (given: readonly string[]) => {
    if (given.length > 0) setCodes(given);
    else finish();
  };
  const ways = { factor, askPasskey: passkeys.askPasskey };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {isPasskey ? (
        <AddPasskey ways={ways} requests={passkeys} showCodes={showCodes} />
      ) : (
        <EnrolmentSteps requests={enrolment} ways={ways} showCodes={showCodes} />
      )}
      {findPasskeyProblem(factor.panelOrigin) === null && (
        <Flex>
          <Button type="button" variant="tertiary" style={wrappingButton} onClick={() => setIsPasskey(!isPasskey)}>
            {translate(isPasskey ? 'ochiq.passkeys.app-instead' : 'ochiq.passkeys.add-instead')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
