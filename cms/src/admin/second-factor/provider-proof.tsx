import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';

import { wrappingButton } from '../editing/wrapping-button.ts';
import { getReason } from '../shared/get-reason.ts';
import { confirmAtProvider } from '../staff-sign-in/confirm-at-provider.ts';
import { englishFactor } from '../texts/en/factor.ts';
import { useTexts } from '../texts/use-texts.ts';

type Props = {
  action: string;
  variant?: 'default' | 'secondary' | 'danger-light';
  isFresh: boolean;
  /** Its refusal is shown. @throws the proof is refused */
  submit: () => Promise<void>;
};

/** Renders the button of a change for a person without a password: that the provider has just asked them is the proof. */
export function ProviderProof({ action, variant = 'default', isFresh, submit }: Props) {
  const translate = useTexts(englishFactor);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    try {
      await submit();
      setRefusal(null);
    } catch (error) {
      setRefusal(getReason(error));
    }
    setIsBusy(false);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography>{translate(isFresh ? 'ochiq.factor.provider-fresh' : 'ochiq.factor.provider-over')}</Typography>
      {refusal !== null && (
        <Typography role="alert" textColor="danger600">
          {refusal}
        </Typography>
      )}
      <Flex gap={2} wrap="wrap">
        {isFresh && (
          <Button type="button" variant={variant} style={wrappingButton} loading={isBusy} onClick={() => void send()}>
            {action}
          </Button>
        )}
        {(!isFresh || refusal !== null) && (
          <Button type="button" variant="secondary" style={wrappingButton} onClick={() => confirmAtProvider(window.location.pathname)}>
            {translate('ochiq.factor.provider-confirm')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
