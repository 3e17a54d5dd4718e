import { Checkbox, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useState } from 'react';

import type { Proof, SecondFactors } from '../../people/second-factor/second-factor.ts';
import { englishFactor } from '../texts/en/factor.ts';
import { useTexts } from '../texts/use-texts.ts';
import { OwnProof, type ProofWays } from './own-proof.tsx';

type Props = {
  factors: SecondFactors;
  /** What a Super Admin proves each change with. */
  ways: ProofWays;
  setRoles: (roles: readonly string[], proof: Proof) => Promise<void>;
  reset: (user: number, proof: Proof) => Promise<void>;
  reload: () => void;
};

/** Renders the choice of the roles that require a second factor. */
function RequiredRoles({ factors, ways, setRoles, reload }: Omit<Props, 'reset'>) {
  const translate = useTexts(englishFactor);
  const [required, setRequired] = useState(factors.roles.filter(({ isRequired }) => isRequired).map(({ code }) => code));
  const [isSaved, setIsSaved] = useState(false);
  const toggle = (code: string, isRequired: boolean) => {
    setIsSaved(false);
    setRequired((former) => (isRequired ? [...former, code] : former.filter((one) => one !== code)));
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="delta" tag="h3" id="ochiq-required-roles">
        {translate('ochiq.factor.roles')}
      </Typography>
      <Flex direction="column" alignItems="flex-start" gap={2} role="group" aria-labelledby="ochiq-required-roles">
        {factors.roles.map(({ code, name }) => (
          <Checkbox key={code} checked={required.includes(code)} onCheckedChange={(checked) => toggle(code, checked === true)}>
            {name}
          </Checkbox>
        ))}
      </Flex>
      <OwnProof
        name="ochiq-roles-proof"
        ways={ways}
        action={translate('ochiq.factor.save')}
        submit={async (proof) => {
          await setRoles(required, proof);
          setIsSaved(true);
          reload();
        }}
      />
      <Typography role="status">{isSaved ? translate('ochiq.factor.saved') : ''}</Typography>
    </Flex>
  );
}

/** Renders the reset of a person's second factor. */
function FactorReset({ factors: { people }, ways, reset, reload }: Omit<Props, 'setRoles'>) {
  const translate = useTexts(englishFactor);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isReset, setIsReset] = useState(false);
  const person = people.find(({ id }) => id === chosen) ?? people[0];
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="delta" tag="h3">
        {translate('ochiq.factor.people')}
      </Typography>
      <Typography>{translate('ochiq.factor.people-lead')}</Typography>
      {person ? (
        <>
          <Field.Root name="ochiq-reset-person">
            <Field.Label>{translate('ochiq.factor.person')}</Field.Label>
            <SingleSelect value={String(person.id)} onChange={(value) => setChosen(Number(value))}>
              {people.map(({ id, name, email }) => (
                <SingleSelectOption key={id} value={String(id)}>
                  {`${name} (${email})`}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          <OwnProof
            name="ochiq-reset-proof"
            ways={ways}
            action={translate('ochiq.factor.reset')}
            variant="danger-light"
            submit={async (proof) => {
              await reset(person.id, proof);
              setIsReset(true);
              reload();
            }}
          />
        </>
      ) : (
        <Typography>{translate('ochiq.factor.none')}</Typography>
      )}
      <Typography role="status">{isReset ? translate('ochiq.factor.was-reset') : ''}</Typography>
    </Flex>
  );
}

/** Renders what a Super Admin decides about the second factors of others. */
export function FactorsOfOthers(props: Props) {
  const translate = useTexts(englishFactor);
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Typography variant="beta" tag="h2">
        {translate('ochiq.factor.others')}
      </Typography>
      <RequiredRoles {...props} />
      <FactorReset {...props} />
    </Flex>
  );
}
