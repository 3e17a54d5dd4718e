import { Button, Checkbox, Field, Flex, TextInput } from '@strapi/design-system';
import { type ChangeEvent, type FormEvent, useState } from 'react';

import { wrappingButton } from '../editing/wrapping-button.ts';
import { getReason } from '../shared/get-reason.ts';

export type ProofFormProps = {
  /** Of the field, unique on the page. */
  name: string;
  kind: 'code' | 'password';
  label: string;
  action: string;
  variant?: 'default' | 'secondary' | 'danger-light';
  /** A choice below the field. */
  choice?: string;
  /** Its refusal is shown at the field. @throws what was typed is refused */
  submit: (typed: string, isChosen: boolean) => Promise<void>;
  /** A button that does the same without anything typed, with a passkey. */
  passkey?: { action: string; submit: () => Promise<void> };
};

/** Renders the field for a code or a password, with the button that it is needed for. */
export function ProofForm({ name, kind, label, action, variant = 'default', choice, submit, passkey }: ProofFormProps) {
  const [typed, setTyped] = useState('');
  const [isChosen, setIsChosen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const send = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
      setRefusal(null);
    } catch (error) {
      setRefusal(getReason(error));
    }
    // A code is used up, and a wrong password is typed from its beginning.
    setTyped('');
    setIsBusy(false);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy && typed.trim() !== '') void send(() => submit(typed, isChosen));
  };

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root name={name} required {...(refusal !== null && { error: refusal })}>
          <Field.Label>{label}</Field.Label>
          <TextInput
            type={kind === 'password' ? 'password' : 'text'}
            autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
          />
          <Field.Error />
        </Field.Root>
        {choice !== undefined && (
          <Checkbox checked={isChosen} onCheckedChange={(checked) => setIsChosen(checked === true)}>
            {choice}
          </Checkbox>
        )}
        <Flex gap={2} wrap="wrap">
          <Button type="submit" variant={variant} style={wrappingButton} loading={isBusy}>
            {action}
          </Button>
          {passkey && (
            <Button type="button" variant="tertiary" style={wrappingButton} disabled={isBusy} onClick={() => void send(passkey.submit)}>
              {passkey.action}
            </Button>
          )}
        </Flex>
      </Flex>
    </form>
  );
}
