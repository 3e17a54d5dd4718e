import { Button, Flex, Modal, Typography } from '@strapi/design-system';

import type { SignInState } from '../../people/second-factor/second-factor.ts';
import { englishFactor } from '../texts/en/factor.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type EnrolmentRequests, EnrolmentSteps } from './enrolment-steps.tsx';
import { ProofForm } from './proof-form.tsx';

type Props = {
  state: Exclude<SignInState, 'passed'>;
  /** @throws the code is refused */
  sendCode: (code: string, isRemembered: boolean) => Promise<void>;
  enrolment: EnrolmentRequests;
  finish: () => void;
  signOut: () => void;
};

/** Renders the dialog over the panel while a sign-in is not complete. Only its buttons close it. */
export function GateDialog({ state, sendCode, enrolment, finish, signOut }: Props) {
  const translate = useTexts(englishFactor);
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
            <Modal.Title>{translate(state === 'code' ? 'ochiq.factor.ask' : 'ochiq.factor.forced')}</Modal.Title>
            {state === 'code' ? (
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
            ) : (
              <EnrolmentSteps requests={enrolment} finish={finish} />
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
