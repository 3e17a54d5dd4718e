import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';

import { maxPasskeys, type OwnPasskey } from '../../../people/second-factor/passkeys/passkey.ts';
import { englishPasskeys } from '../../texts/en/people/passkeys.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { ProofWays } from '../own-proof.tsx';
import { RecoveryCodes } from '../recovery-codes.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { findPasskeyProblem } from './browser-passkeys.ts';
import type { PasskeyRequests } from './passkey-requests.ts';
import { PasskeyRow } from './passkey-row.tsx';

type Props = { passkeys: readonly OwnPasskey[]; factor: ProofWays['factor']; requests: PasskeyRequests; reload: () => void };
type NewPasskeyProps = Pick<Props, 'passkeys'> & { panelOrigin: string; isAdding: boolean; toggle: () => void };

/** Renders the way to another passkey, or why there is none here. */
function NewPasskey({ passkeys, panelOrigin, isAdding, toggle }: NewPasskeyProps) {
  const translate = useTexts(englishPasskeys);
  const problem = findPasskeyProblem(panelOrigin);
  if (problem !== null) return <Typography>{translate(`ochiq.passkeys.${problem}`, { address: panelOrigin })}</Typography>;
  if (passkeys.length >= maxPasskeys) return <Typography>{translate('ochiq.passkeys.full', { count: maxPasskeys })}</Typography>;
  return (
    <Flex>
      <Button type="button" variant={isAdding ? 'tertiary' : 'secondary'} onClick={toggle}>
        {translate(isAdding ? 'ochiq.passkeys.cancel' : 'ochiq.passkeys.add')}
      </Button>
    </Flex>
  );
}

/** Renders one's own passkeys, and the way to another one. */
export function OwnPasskeys({ passkeys, factor, requests, reload }: Props) {
  const translate = useTexts(englishPasskeys);
  const [isAdding, setIsAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const ways = { factor, askPasskey: requests.askPasskey };
  const showCodes = (given: readonly string[]) => {
    setIsAdding(false);
    setCodes(given);
    reload();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="beta" tag="h2">
        {translate('ochiq.passkeys.title')}
      </Typography>
      <Typography>{translate('ochiq.passkeys.lead')}</Typography>
      {codes.length > 0 && <RecoveryCodes codes={codes} finish={() => setCodes([])} />}
      {passkeys.length === 0 ? (
        <Typography>{translate('ochiq.passkeys.none')}</Typography>
      ) : (
        <Flex tag="ul" aria-label={translate('ochiq.passkeys.title')} direction="column" alignItems="stretch" gap={4}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} ways={ways} requests={requests} reload={reload} />
          ))}
        </Flex>
      )}
      {isAdding && <AddPasskey ways={ways} requests={requests} showCodes={showCodes} />}
      <NewPasskey passkeys={passkeys} panelOrigin={factor.panelOrigin} isAdding={isAdding} toggle={() => setIsAdding(!isAdding)} />
    </Flex>
  );
}
