import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { type ChangeEvent, useState } from 'react';

import { type CreationOptions, longestPasskeyName } from '../../../people/second-factor/passkeys/passkey.ts';
import type { Proof } from '../../../people/second-factor/second-factor.ts';
import { getReason } from '../../shared/get-reason.ts';
import { englishPasskeys } from '../../texts/en/people/passkeys.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { OwnProof, type ProofWays } from '../own-proof.tsx';
import type { PasskeyRequests } from './passkey-requests.ts';

type Props = {
  ways: ProofWays;
  requests: Pick<PasskeyRequests, 'begin' | 'create' | 'add'>;
  /** Ends it: these are shown once, and there may be none. */
  showCodes: (codes: readonly string[]) => void;
};

/** What the browser is asked for, and until when the CMS takes it, by the clock of this window. */
type Begun = { options: CreationOptions; end: number };

const isOver = ({ end }: Begun) => performance.now() >= end;

/**
 * Renders the steps to a new passkey: its name and a proof, and what the browser then asks. Where the browser made none,
 * it can be asked again within the time; after it, and where the CMS refuses one, the steps begin again.
 */
export function AddPasskey({ ways, requests, showCodes }: Props) {
  const translate = useTexts(englishPasskeys);
  const usualName = translate('ochiq.passkeys.default-name', { number: ways.factor.passkeys + 1 });
  const [name, setName] = useState(usualName);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const create = async (current: Begun) => {
    setRefusal(null);
    try {
      const response = await requests.create(current.options);
      setBegun(null);
      showCodes(await requests.add(name.trim() || usualName, response));
    } catch (error) {
      setRefusal(getReason(error));
      if (isOver(current)) setBegun(null);
    }
  };
  const begin = async (proof: Proof) => {
    const start = performance.now();
    const options = await requests.begin(proof);
    const current = { options, end: start + options.timeout };
    setBegun(current);
    await create(current);
  };
  const retry = (current: Begun) => {
    if (isOver(current)) setBegun(null);
    else void create(current);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {refusal !== null && (
        <Typography role="alert" textColor="danger600">
          {refusal}
        </Typography>
      )}
      {begun ? (
        <>
          <Typography role="status">{translate('ochiq.passkeys.wait')}</Typography>
          {refusal !== null && (
            <Flex>
              <Button type="button" onClick={() => retry(begun)}>
                {translate('ochiq.passkeys.retry')}
              </Button>
            </Flex>
          )}
        </>
      ) : (
        <>
          <Field.Root name="ochiq-passkey-name" hint={translate('ochiq.passkeys.name-hint')}>
            <Field.Label>{translate('ochiq.passkeys.name')}</Field.Label>
            <TextInput
              value={name}
              maxLength={longestPasskeyName}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) => setName(target.value)}
            />
            <Field.Hint />
          </Field.Root>
          <OwnProof name="ochiq-passkey-proof" ways={ways} action={translate('ochiq.passkeys.create')} submit={begin} />
        </>
      )}
    </Flex>
  );
}
