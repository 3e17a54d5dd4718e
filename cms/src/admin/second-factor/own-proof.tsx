import type { PasskeyAssertion } from '../../people/second-factor/passkeys/passkey.ts';
import type { OwnSecondFactor, Proof } from '../../people/second-factor/second-factor.ts';
import { englishFactor } from '../texts/en/factor.ts';
import { englishPasskeys } from '../texts/en/people/passkeys.ts';
import { useTexts } from '../texts/use-texts.ts';
import { findPasskeyProblem } from './passkeys/browser-passkeys.ts';
import { ProofForm, type ProofFormProps } from './proof-form.tsx';
import { ProviderProof } from './provider-proof.tsx';

const english = { ...englishFactor, ...englishPasskeys };

/** What a person can prove a change with: what they have of a second factor, where passkeys work, and the way to one. */
export type ProofWays = {
  factor: Pick<OwnSecondFactor, 'isEnrolled' | 'hasApp' | 'passkeys' | 'panelOrigin' | 'isRequired' | 'providerProof'>;
  askPasskey: () => Promise<PasskeyAssertion>;
};

type Props = Pick<ProofFormProps, 'name' | 'action' | 'variant'> & {
  ways: ProofWays;
  /** @throws the proof is refused */
  submit: (proof: Proof) => Promise<void>;
};

/**
 * Renders the form of a change that asks for a current code, a recovery code, a passkey or, without a second factor, the password;
 * who has no password either has the provider in its place.
 */
export function OwnProof({ ways: { factor, askPasskey }, action, submit, ...form }: Props) {
  const translate = useTexts(english);
  const codeLabel = factor.hasApp ? 'ochiq.factor.current' : 'ochiq.passkeys.recovery';
  const passkey = {
    action: translate('ochiq.passkeys.with', { action }),
    submit: async () => submit(await askPasskey()),
  };
  const { isEnrolled, providerProof } = factor;
  if (!isEnrolled && providerProof !== undefined)
    return (
      <ProviderProof
        action={action}
        {...(form.variant && { variant: form.variant })}
        isFresh={providerProof === 'fresh'}
        submit={() => submit({ provider: true })}
      />
    );
  return (
    <ProofForm
      {...form}
      kind={isEnrolled ? 'code' : 'password'}
      label={translate(isEnrolled ? codeLabel : 'ochiq.factor.password')}
      action={action}
      submit={submit}
      {...(factor.passkeys > 0 && findPasskeyProblem(factor.panelOrigin) === null && { passkey })}
    />
  );
}
