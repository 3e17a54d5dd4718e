import { Checkbox, Field, TextInput, Typography } from '@strapi/design-system';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import * as z from 'zod';

import { invitationDays, reviewTextLimits } from '../../../content/review/review.ts';
import { englishInvitations } from '../../texts/en/review/invitations.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ReviewDialog } from '../dialogs/review-dialog.tsx';
import type { InvitedPerson } from '../entry/review-requests.ts';

type TypedPerson = { name: string; email: string; days: string };
type PersonFault = keyof TypedPerson;

const schemas = {
  name: z.string().trim().min(1).max(reviewTextLimits.name),
  email: z.email().max(254),
  days: z.coerce.number().pipe(z.int().min(invitationDays.least).max(invitationDays.most)),
} as const satisfies Record<PersonFault, z.ZodType>;

const fieldNames = Object.keys(schemas) as readonly PersonFault[];

/** Lists the fields that can't be sent as they were typed. */
export const findPersonFaults = (typed: TypedPerson): PersonFault[] =>
  fieldNames.filter((name) => !schemas[name].safeParse(typed[name].trim()).success);

type InputProps = {
  name: PersonFault;
  type: 'text' | 'email' | 'number';
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  children: ReactNode;
};

function PersonInput({ name, type, value, error, onChange, children }: InputProps) {
  return (
    <Field.Root name={`ochiq-invitation-${name}`} required {...(error !== null && { error })}>
      <Field.Label>{children}</Field.Label>
      <TextInput
        type={type}
        autoComplete="off"
        {...(type === 'number' && { min: invitationDays.least, max: invitationDays.most })}
        value={value}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
      />
      <Field.Error />
    </Field.Root>
  );
}

type Props = { invite: (person: InvitedPerson) => Promise<unknown>; close: () => void; returnFocus: () => void };

/** Renders the dialog that invites a person outside to agree with a version, or to object to it. */
export function InviteDialog({ invite, close, returnFocus }: Props) {
  const translate = useTexts(englishInvitations);
  const [typed, setTyped] = useState<TypedPerson>({ name: '', email: '', days: String(invitationDays.usual) });
  const [isOfAll, setIsOfAll] = useState(false);
  const [faults, setFaults] = useState<readonly PersonFault[]>([]);
  const check = () => {
    const current = findPersonFaults(typed);
    setFaults(current);
    return current.length === 0;
  };
  const run = () => invite({ name: typed.name.trim(), email: typed.email.trim(), days: Number(typed.days), isOfAll });
  const types = { name: 'text', email: 'email', days: 'number' } as const;
  return (
    <ReviewDialog
      title={translate('ochiq.invitations.invite')}
      action={translate('ochiq.invitations.send')}
      check={check}
      run={run}
      close={close}
      returnFocus={returnFocus}
    >
      <Typography>{translate('ochiq.invitations.lead')}</Typography>
      {fieldNames.map((name) => (
        <PersonInput
          key={name}
          name={name}
          type={types[name]}
          value={typed[name]}
          error={faults.includes(name) ? translate(`ochiq.invitations.${name}.wrong`, invitationDays) : null}
          onChange={(value) => setTyped((former) => ({ ...former, [name]: value }))}
        >
          {translate(`ochiq.invitations.${name}`)}
        </PersonInput>
      ))}
      <Checkbox checked={isOfAll} onCheckedChange={(checked) => setIsOfAll(checked === true)}>
        {translate('ochiq.invitations.all')}
      </Checkbox>
    </ReviewDialog>
  );
}
