import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { useState, type ChangeEvent, type FormEvent } from 'react';

import { englishSession } from '../texts/en/editing.ts';
import { useTexts } from '../texts/use-texts.ts';

type Props = {
  email: string;
  /** @returns why the person was not signed in; `null` where they were */
  signIn: (password: string) => Promise<string | null>;
  decline: () => void;
};

/**
 * Renders the sign-in over a form whose session has ended. Escape does not close it: that would lose what the form has.
 */
export function SignInDialog({ email, signIn, decline }: Props) {
  const translate = useTexts(englishSession);
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async () => {
    setIsBusy(true);
    setReason(await signIn(password));
    setIsBusy(false);
  };
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form of the entry, which is around this dialog: that would be saved.
    event.stopPropagation();
    if (!isBusy) void submit();
  };

  return (
    <Modal.Root open>
      <Modal.Content
        onEscapeKeyDown={(event: Event) => event.preventDefault()}
        onInteractOutside={(event: Event) => event.preventDefault()}
      >
        <form onSubmit={submitForm}>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Modal.Title>{translate('ochiq.session.title')}</Modal.Title>
              <Typography>{translate('ochiq.session.explanation')}</Typography>
              <Typography>{translate('ochiq.session.person', { email })}</Typography>
              <Field.Root
                name="ochiq-session-password"
                required
                {...(reason !== null && { error: translate('ochiq.session.wrong', { reason }) })}
              >
                <Field.Label>{translate('ochiq.session.password')}</Field.Label>
                <TextInput
                  type="password"
                  autoComplete="current-password"
                  value={password}
                  onChange={(event: ChangeEvent<HTMLInputElement>) => setPassword(event.target.value)}
                />
                <Field.Error />
              </Field.Root>
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button type="button" variant="tertiary" onClick={decline}>
              {translate('ochiq.session.decline')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {translate('ochiq.session.sign-in')}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
