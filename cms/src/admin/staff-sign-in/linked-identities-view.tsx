import { Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { toMinuteField } from '../../content/schedule/minute.ts';
import type { Proof } from '../../people/second-factor/second-factor.ts';
import type { StaffIdentities } from '../../people/staff-oidc/staff-sign-in.ts';
import { formatShortDay } from '../dates/moment-format.ts';
import { OwnProof, type ProofWays } from '../second-factor/own-proof.tsx';
import { englishProvider } from '../texts/en/people/provider.ts';
import { readLanguage } from '../texts/panel-language.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ConnectProvider } from './connect-provider.tsx';
import type { Connection } from './use-connection.ts';

/** Formats the day of an instant, in Tashkent: `29.11.2026`. */
const formatDay = (instant: string) => formatShortDay(toMinuteField(new Date(instant)).slice(0, 10));

type Props = {
  identities: StaffIdentities;
  ways: ProofWays;
  connection: Connection;
  /** @throws the CMS refuses */
  unlink: (user: number, proof: Proof) => Promise<void>;
};

type RemovalProps = Pick<Props, 'ways' | 'unlink'> & { people: NonNullable<StaffIdentities['people']>; isOnlyWay: boolean };

/** Renders the removal of a person's link, for a Super Admin. */
function LinkRemoval({ people, isOnlyWay, ways, unlink }: RemovalProps) {
  const translate = useTexts(englishProvider);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  const person = people.find(({ user }) => user === chosen) ?? people[0];
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="delta" tag="h3">
        {translate('ochiq.provider.people')}
      </Typography>
      <Typography>{translate(isOnlyWay ? 'ochiq.provider.people-lead-only' : 'ochiq.provider.people-lead')}</Typography>
      {person ? (
        <>
          <Field.Root name="ochiq-linked-person">
            <Field.Label>{translate('ochiq.provider.person')}</Field.Label>
            <SingleSelect value={String(person.user)} onChange={(value) => setChosen(Number(value))}>
              {people.map(({ user, name, email, usedAt }) => (
                <SingleSelectOption key={user} value={String(user)}>
                  {translate('ochiq.provider.choice', { person: `${name} (${email})`, used: formatDay(usedAt) })}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          <OwnProof
            name="ochiq-unlink-proof"
            ways={ways}
            action={translate('ochiq.provider.remove')}
            variant="danger-light"
            submit={async (proof) => {
              await unlink(person.user, proof);
              setIsRemoved(true);
            }}
          />
        </>
      ) : (
        <Typography>{translate('ochiq.provider.none')}</Typography>
      )}
      <Typography role="status">{isRemoved ? translate('ochiq.provider.removed') : ''}</Typography>
    </Flex>
  );
}

/** Renders whether one's own account is linked, or the way to it and, for a Super Admin, the links of others. */
export function LinkedIdentitiesView({ identities: { names, isOnlyWay, own, people }, ways, connection, unlink }: Props) {
  const translate = useTexts(englishProvider);
  const { locale } = useIntl();
  const name = names?.[readLanguage(locale)];
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="beta" tag="h2">
        {name === undefined ? translate('ochiq.provider.title-former') : translate('ochiq.provider.title', { name })}
      </Typography>
      {own && (
        <Typography>
          {translate('ochiq.provider.linked', { since: formatDay(own.linkedAt), used: formatDay(own.usedAt) })}
          {!isOnlyWay && ` ${translate('ochiq.provider.new-password')}`}
        </Typography>
      )}
      {!own && name !== undefined && <Typography>{translate('ochiq.provider.unlinked', { name })}</Typography>}
      {name !== undefined && <ConnectProvider name={name} isLinked={own !== null} ways={ways} connection={connection} />}
      {people && <LinkRemoval people={people} isOnlyWay={isOnlyWay} ways={ways} unlink={unlink} />}
    </Flex>
  );
}
