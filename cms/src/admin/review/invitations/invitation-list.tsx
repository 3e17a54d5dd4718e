import { Button, Flex, Typography } from '@strapi/design-system';
import { useId, useRef, useState } from 'react';

import type { ReviewInvitation, ReviewResponse } from '../../../content/review/review.ts';
import { formatMinute } from '../../../content/schedule/minute.ts';
import { englishInvitations, type InvitationText } from '../../texts/en/review/invitations.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { ReviewRequests } from '../entry/review-requests.ts';
import { QuotedWords } from '../quoted-words.tsx';
import { type ReviewFault, ReviewFaultText, toReviewFault } from '../review-fault.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MadeLinks } from './made-links.tsx';

const colours = {
  valid: 'primary700',
  agreed: 'success700',
  objected: 'danger700',
  expired: 'neutral600',
  revoked: 'neutral600',
  'other-version': 'neutral600',
} as const satisfies Record<ReviewInvitation['state'], string>;

/** The refusals that have a way out, which the panel says. */
const explainedRefusals: Readonly<Record<string, InvitationText>> = {
  'not-submitted': 'ochiq.invitations.refusal.not-submitted',
  'own-version': 'ochiq.invitations.refusal.own-version',
  'no-link': 'ochiq.invitations.refusal.no-link',
};

type RowProps = { invitation: ReviewInvitation; mayRevoke: boolean; revoke: (id: number) => Promise<unknown> };

/** Renders an invitation: whom, what became of it, and who opened it how often. */
function InvitationRow({ invitation, mayRevoke, revoke }: RowProps) {
  const translate = useTexts(englishInvitations);
  const label = useId();
  const [fault, setFault] = useState<ReviewFault | null>(null);
  const { id, name, email, locales, by, until, state, opened, openedAt, answeredAt, note } = invitation;
  const minute = formatMinute(answeredAt ?? until);
  const notes = [
    email,
    locales.join(', '),
    translate('ochiq.invitations.by', { name: by }),
    translate('ochiq.invitations.opened', { count: opened, minute: openedAt === null ? '' : formatMinute(openedAt) }),
  ];
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1}>
      <Flex id={label} direction="column" alignItems="flex-start">
        <Typography fontWeight="semiBold" translate="no">
          {name}
        </Typography>
        <Typography textColor={colours[state]}>{translate(`ochiq.invitations.${state}`, { minute })}</Typography>
        <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
          {notes.join(' · ')}
        </Typography>
      </Flex>
      <QuotedWords>{note}</QuotedWords>
      {fault && <ReviewFaultText fault={fault} />}
      {state === 'valid' && mayRevoke && (
        <Button
          type="button"
          variant="tertiary"
          size="S"
          aria-describedby={label}
          onClick={() => void revoke(id).catch((error: unknown) => setFault(toReviewFault(error)))}
        >
          {translate('ochiq.invitations.revoke')}
        </Button>
      )}
    </Flex>
  );
}

type Props = {
  review: ReviewResponse;
  requests: Pick<ReviewRequests, 'invite' | 'revoke'>;
  copy: (text: string) => Promise<void>;
};

/** Renders who was invited to approve an entry from outside, the links just made, and the way to invite another person. */
export function InvitationList({ review, requests, copy }: Props) {
  const translate = useTexts(englishInvitations);
  const { invitations, refusals, version } = review;
  const [invitedTo, setInvitedTo] = useState<string | null>(null);
  // No response has the addresses again: they stay until the next invitation, or until one is revoked.
  const [made, setMade] = useState<ReviewResponse['made']>([]);
  const button = useRef<HTMLButtonElement>(null);
  const links = useRef<HTMLDivElement>(null);
  const explanation = refusals.invite === null ? undefined : explainedRefusals[refusals.invite];
  const revoke = async (id: number) => {
    await requests.revoke(id);
    setMade([]);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" data-ochiq="invitations">
      <MadeLinks made={made} copy={copy} linksRef={links} />
      {invitations.length === 0 ? (
        <Typography textColor="neutral600">{translate('ochiq.invitations.none')}</Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} mayRevoke={refusals.invite !== 'no-right'} revoke={revoke} />
          ))}
        </Flex>
      )}
      {explanation && <Typography variant="pi">{translate(explanation)}</Typography>}
      {refusals.invite === null && (
        <Button ref={button} type="button" variant="secondary" fullWidth onClick={() => setInvitedTo(version)}>
          {translate('ochiq.invitations.invite')}
        </Button>
      )}
      {invitedTo !== null && (
        <InviteDialog
          invite={async (person) => setMade((await requests.invite(invitedTo, person)).made)}
          close={() => setInvitedTo(null)}
          returnFocus={() => (links.current ?? button.current)?.focus()}
        />
      )}
    </Flex>
  );
}
