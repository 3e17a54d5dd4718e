/** The texts about approvals from outside. `{minute}` is a day and a time in Tashkent. */
export const englishInvitations = {
  'ochiq.invitations.title': 'Approval from outside',
  'ochiq.invitations.lead':
    'A person without an account reads the page as readers would see it, and agrees or objects. A code by mail proves the address.',
  'ochiq.invitations.none': 'No person outside has been invited.',
  'ochiq.invitations.invite': 'Invite a person',
  'ochiq.invitations.name': 'Name',
  'ochiq.invitations.name.wrong': 'Write the name of the person',
  'ochiq.invitations.email': 'E-mail address',
  'ochiq.invitations.email.wrong': 'Write an address like name@organization.uz',
  'ochiq.invitations.days': 'For how many days',
  'ochiq.invitations.days.wrong': 'Write a number from {least} to {most}',
  'ochiq.invitations.all': 'About all languages of the entry that are submitted',
  'ochiq.invitations.send': 'Send the invitation',
  'ochiq.invitations.made': 'The invitation is on its way. You can pass the link on yourself, too: it is shown this once.',
  'ochiq.invitations.link': 'Link ({locale})',
  'ochiq.invitations.copy': 'Copy the link',
  'ochiq.invitations.copied': 'Copied',
  'ochiq.invitations.valid': 'Waits until {minute}',
  'ochiq.invitations.agreed': 'Agreed, {minute}',
  'ochiq.invitations.objected': 'Objected, {minute}',
  'ochiq.invitations.expired': 'Expired: {minute}',
  'ochiq.invitations.revoked': 'Revoked',
  'ochiq.invitations.other-version': 'Over: the text was changed, taken back or published',
  'ochiq.invitations.by': 'invited by {name}',
  'ochiq.invitations.opened':
    '{count, plural, =0 {not opened yet} one {opened once, first {minute}} other {opened # times, first {minute}}}',
  'ochiq.invitations.revoke': 'Revoke',
  'ochiq.invitations.refusal.not-submitted': 'Submit the text first: an invitation is to exactly one version.',
  'ochiq.invitations.refusal.own-version': 'You changed or submitted this version, so another person invites.',
  'ochiq.invitations.refusal.no-link':
    'No link can be made: this entry has no page of its own, the site has no public address, or it sends no letters.',
} as const;

export type InvitationText = keyof typeof englishInvitations;

/** The same in another language. The compiler requires every text. */
export type InvitationTexts = Readonly<Record<InvitationText, string>>;
