import { Button, Checkbox, Field, Flex, TextInput } from '@strapi/design-system';
import { type ChangeEvent, type FormEvent, useState } from 'react';

import { getReason } from '../shared/get-reason.ts';

type Props = {
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
};

/** Renders the field for a code or a password, with the button that it is needed for. */
export function ProofForm({ name, kind, label, action, variant = 'default', choice, submit }: Props) {
  const [typed, setTyped] = useState('');
  const [isChosen, setIsChosen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const send = async () => {
    setIsBusy(true);
    try {
      await submit(typed, isChosen);
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
    if (!isBusy && typed.trim() !== '') void send();
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
        <Flex>
          <Button type="submit" variant={variant} loading={isBusy}>
            {action}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
