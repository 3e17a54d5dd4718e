import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { type ChangeEvent, type FormEvent, useState } from 'react';

import { longestPasskeyName, type OwnPasskey } from '../../../people/second-factor/passkeys/passkey.ts';
import { toMinuteField } from '../../../content/schedule/minute.ts';
import { formatShortDay } from '../../dates/moment-format.ts';
import { wrappingButton } from '../../editing/wrapping-button.ts';
import { getReason } from '../../shared/get-reason.ts';
import { englishPasskeys } from '../../texts/en/people/passkeys.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { OwnProof, type ProofWays } from '../own-proof.tsx';
import type { PasskeyRequests } from './passkey-requests.ts';

/** Formats the day of an instant, in Tashkent: `29.11.2026`. */
const formatDay = (instant: string) => formatShortDay(toMinuteField(new Date(instant)).slice(0, 10));

type Props = {
  passkey: OwnPasskey;
  ways: ProofWays;
  requests: Pick<PasskeyRequests, 'rename' | 'remove'>;
  reload: () => void;
};
type FormProps = Props & { close: () => void };

/** Renders the field for another name of a passkey. */
function RenameForm({ passkey: { id, name }, requests, reload, close }: Omit<FormProps, 'ways'>) {
  const translate = useTexts(englishPasskeys);
  const [typed, setTyped] = useState(name);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async () => {
    try {
      await requests.rename(id, typed.trim());
      close();
      reload();
    } catch (error) {
      setRefusal(getReason(error));
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void save();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root name={`ochiq-passkey-${String(id)}`} {...(refusal !== null && { error: refusal })}>
          <Field.Label>{translate('ochiq.passkeys.name')}</Field.Label>
          <TextInput
            value={typed}
            maxLength={longestPasskeyName}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
          />
          <Field.Error />
        </Field.Root>
        <Flex>
          <Button type="submit">{translate('ochiq.passkeys.save')}</Button>
        </Flex>
      </Flex>
    </form>
  );
}

/** Renders the removal of a passkey, with what follows from the last one. */
function RemovalForm({ passkey: { id, name }, ways, requests, reload, close }: FormProps) {
  const translate = useTexts(englishPasskeys);
  const { passkeys, hasApp, isRequired } = ways.factor;
  const isLast = passkeys === 1 && !hasApp;
  if (isLast && isRequired) return <Typography>{translate('ochiq.passkeys.remove-required')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {isLast && <Typography>{translate('ochiq.passkeys.remove-last')}</Typography>}
      <OwnProof
        name={`ochiq-remove-passkey-${String(id)}`}
        ways={ways}
        action={translate('ochiq.passkeys.remove', { name })}
        variant="danger-light"
        submit={async (proof) => {
          await requests.remove(id, proof);
          close();
          reload();
        }}
      />
    </Flex>
  );
}

/** Renders a passkey: its name, its days, and what can be done with it. */
export function PasskeyRow(props: Props) {
  const translate = useTexts(englishPasskeys);
  const [form, setForm] = useState<'rename' | 'remove' | null>(null);
  const { name, addedAt, usedAt } = props.passkey;
  const close = () => setForm(null);
  const days = [
    translate('ochiq.passkeys.added', { day: formatDay(addedAt) }),
    usedAt === null ? translate('ochiq.passkeys.unused') : translate('ochiq.passkeys.used', { day: formatDay(usedAt) }),
  ];
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={2}>
      <Typography fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {days.join(' · ')}
      </Typography>
      {form === 'rename' && <RenameForm {...props} close={close} />}
      {form === 'remove' && <RemovalForm {...props} close={close} />}
      <Flex gap={2} wrap="wrap">
        {form === null ? (
          <>
            <Button type="button" variant="tertiary" size="S" style={wrappingButton} onClick={() => setForm('rename')}>
              {translate('ochiq.passkeys.rename', { name })}
            </Button>
            <Button type="button" variant="tertiary" size="S" style={wrappingButton} onClick={() => setForm('remove')}>
              {translate('ochiq.passkeys.remove', { name })}
            </Button>
          </>
        ) : (
          <Button type="button" variant="tertiary" size="S" onClick={close}>
            {translate('ochiq.passkeys.cancel')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
