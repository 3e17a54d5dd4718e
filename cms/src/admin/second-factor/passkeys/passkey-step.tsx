import { Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';

import { getReason } from '../../shared/get-reason.ts';
import { englishPasskeys } from '../../texts/en/people/passkeys.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** @throws the passkey was not used, or is refused */
type Props = { signIn: (isRemembered: boolean) => Promise<void> };

/** Renders the request for a passkey after the password. */
export function PasskeyStep({ signIn }: Props) {
  const translate = useTexts(englishPasskeys);
  const [isRemembered, setIsRemembered] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const use = async () => {
    setIsBusy(true);
    setRefusal(null);
    try {
      await signIn(isRemembered);
    } catch (error) {
      setRefusal(getReason(error));
    }
    setIsBusy(false);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography>{translate('ochiq.passkeys.ask-lead')}</Typography>
      {refusal !== null && (
        <Typography role="alert" textColor="danger600">
          {refusal}
        </Typography>
      )}
      <Checkbox checked={isRemembered} onCheckedChange={(checked) => setIsRemembered(checked === true)}>
        {translate('ochiq.passkeys.remember')}
      </Checkbox>
      <Flex>
        <Button type="button" loading={isBusy} onClick={() => void use()}>
          {translate('ochiq.passkeys.use')}
        </Button>
      </Flex>
    </Flex>
  );
}
