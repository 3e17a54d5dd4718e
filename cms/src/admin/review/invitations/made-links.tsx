import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { type RefObject, useState } from 'react';

import type { ReviewResponse } from '../../../content/review/review.ts';
import { wrappingButton } from '../../editing/wrapping-button.ts';
import { englishInvitations } from '../../texts/en/review/invitations.ts';
import { useTexts } from '../../texts/use-texts.ts';

type Props = Pick<ReviewResponse, 'made'> & {
  copy: (text: string) => Promise<void>;
  /** Gets the focus when the dialog of the invitation is closed. */
  linksRef: RefObject<HTMLDivElement>;
};

/** Renders the addresses of the invitation that was just made: they are not stored, and shown this once. */
export function MadeLinks({ made, copy, linksRef }: Props) {
  const translate = useTexts(englishInvitations);
  const [copied, setCopied] = useState<string | null>(null);
  if (made.length === 0) return null;
  const copyAddress = (address: string) =>
    copy(address).then(
      () => setCopied(address),
      // The address is selected with one press in its field.
      () => undefined,
    );
  return (
    <Box background="success100" padding={3} hasRadius>
      <Flex ref={linksRef} tabIndex={-1} role="status" direction="column" alignItems="stretch" gap={2}>
        <Typography>{translate('ochiq.invitations.made')}</Typography>
        {made.map(({ locale, address }) => (
          <Flex key={locale} direction="column" alignItems="stretch" gap={1}>
            <Field.Root name={`ochiq-invitation-link-${locale}`}>
              <Field.Label>{translate('ochiq.invitations.link', { locale })}</Field.Label>
              <TextInput readOnly value={address} onFocus={({ target }: { target: HTMLInputElement }) => target.select()} />
            </Field.Root>
            <Button type="button" variant="secondary" size="S" style={wrappingButton} onClick={() => void copyAddress(address)}>
              {translate(copied === address ? 'ochiq.invitations.copied' : 'ochiq.invitations.copy')}
            </Button>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
