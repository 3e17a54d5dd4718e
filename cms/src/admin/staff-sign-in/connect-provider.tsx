import { Flex, Link, Typography } from '@strapi/design-system';

import { protectionPagePath } from '../../people/staff-oidc/staff-sign-in.ts';
import { OwnProof, type ProofWays } from '../second-factor/own-proof.tsx';
import { englishProvider } from '../texts/en/people/provider.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Connection } from './use-connection.ts';

type Props = {
  name: string;
  isLinked: boolean;
  ways: ProofWays;
  connection: Connection;
};

function ConnectForm({ name, ways, connection }: Omit<Props, 'isLinked'>) {
  const translate = useTexts(englishProvider);
  const { panelOrigin } = ways.factor;
  if (window.location.origin !== panelOrigin)
    return (
      <Typography tag="p">
        {translate('ochiq.provider.connect-address', { name })} <Link href={panelOrigin + protectionPagePath}>{panelOrigin}</Link>
      </Typography>
    );
  return (
    <OwnProof
      name="ochiq-connect-proof"
      ways={ways}
      action={translate('ochiq.provider.connect', { name })}
      variant="secondary"
      submit={connection.start}
    />
  );
}

/** Renders the form by which a person connects their own account to the provider, how far that is, and why it was refused. */
export function ConnectProvider({ name, isLinked, ways, connection }: Props) {
  const translate = useTexts(englishProvider);
  const { step, refusal } = connection;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="status">{step === 'idle' ? '' : translate(`ochiq.provider.${step}`, { name })}</Typography>
      {refusal !== null && (
        <Typography role="alert" textColor="danger600">
          {refusal}
        </Typography>
      )}
      {!isLinked && step !== 'connecting' && <ConnectForm name={name} ways={ways} connection={connection} />}
    </Flex>
  );
}
