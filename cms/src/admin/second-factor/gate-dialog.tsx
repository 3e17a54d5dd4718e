import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useState } from 'react';

import type { OwnSecondFactor } from '../../people/second-factor/second-factor.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import { englishFactor } from '../texts/en/factor.ts';
import { englishPasskeys } from '../texts/en/people/passkeys.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { EnrolmentRequests } from './enrolment-steps.tsx';
import { FirstFactor } from './first-factor.tsx';
import { findPasskeyProblem } from './passkeys/browser-passkeys.ts';
import type { PasskeyRequests } from './passkeys/passkey-requests.ts';
import { PasskeyStep } from './passkeys/passkey-step.tsx';
import { ProofForm } from './proof-form.tsx';

const english = { ...englishFactor, ...englishPasskeys };

type Props = {
  factor: OwnSecondFactor;
  /** @throws the code is refused */
  sendCode: (code: string, isRemembered: boolean) => Promise<void>;
  enrolment: EnrolmentRequests;
  passkeys: PasskeyRequests;
  finish: () => void;
  signOut: () => void;
};

/** Renders what a sign-in asks for: a passkey where the person has one and the browser can use it, and a code in its place. */
function FactorSteps({ factor: { passkeys: count, panelOrigin }, sendCode, passkeys, finish }: Props) {
  const translate = useTexts(english);
  const [isCodeChosen, setIsCodeChosen] = useState(false);
  const problem = count === 0 ? null : findPasskeyProblem(panelOrigin);
  const isOffered = count > 0 && problem === null;
  const isPasskey = isOffered && !isCodeChosen;
  return (
    <>
      <Modal.Title>{translate(isPasskey ? 'ochiq.passkeys.ask' : 'ochiq.factor.ask')}</Modal.Title>
      {problem && <Typography role="status">{translate(`ochiq.passkeys.${problem}`, { address: panelOrigin })}</Typography>}
      {isPasskey ? (
        <PasskeyStep
          signIn={async (isRemembered) => {
            await passkeys.signIn(isRemembered);
            finish();
          }}
        />
      ) : (
        <>
          <Typography>{translate('ochiq.factor.ask-lead')}</Typography>
          <ProofForm
            name="ochiq-second-factor-code"
            kind="code"
            label={translate('ochiq.factor.code')}
            action={translate('ochiq.factor.continue')}
            choice={translate('ochiq.factor.remember')}
            submit={async (code, isRemembered) => {
              await sendCode(code, isRemembered);
              finish();
            }}
          />
        </>
      )}
      {isOffered && (
        <Flex>
          <Button type="button" variant="tertiary" style={wrappingButton} onClick={() => setIsCodeChosen(!isCodeChosen)}>
            {translate(isPasskey ? 'ochiq.passkeys.code-instead' : 'ochiq.passkeys.passkey-instead')}
          </Button>
        </Flex>
      )}
    </>
  );
}

/** Renders the dialog over the panel while a sign-in is not complete. Only its buttons close it. */
export function GateDialog(props: Props) {
  const translate = useTexts(englishFactor);
  const { factor, enrolment, passkeys, finish, signOut } = props;
  return (
    <Modal.Root open>
      <Modal.Content
        data-ochiq="second-factor"
        aria-describedby={undefined}
        onEscapeKeyDown={(event: Event) => event.preventDefault()}
        onInteractOutside={(event: Event) => event.preventDefault()}
      >
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {factor.state === 'code' ? (
              <FactorSteps {...props} />
            ) : (
              <>
                <Modal.Title>{translate('ochiq.factor.forced')}</Modal.Title>
                <FirstFactor enrolment={enrolment} passkeys={passkeys} factor={factor} finish={finish} />
              </>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" variant="tertiary" onClick={signOut}>
            {translate('ochiq.factor.sign-out')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
