/** The texts about the sign-in of staff through a provider. `{name}` is what the institution calls it, `{action}` a button. */
export const englishProvider = {
  'ochiq.provider.sign-in': 'Sign in with {name}',
  'ochiq.provider.leaving': 'Opening {name}…',
  'ochiq.provider.returning': 'Finishing your sign-in with {name}…',
  'ochiq.provider.only': 'Passwords are closed. The form is for the emergency account of the administrator only.',
  'ochiq.provider.address': 'Signing in with {name} works at the panel’s own address only:',
  'ochiq.provider.wrong-address': 'Signing in with {name} works at the panel’s own address only: open the panel there, and try again.',
  'ochiq.provider.expired':
    'This attempt has run out, was finished before, or was begun in another browser or tab. Press the button once more.',
  'ochiq.provider.cancelled': 'You cancelled at {name}. Press the button once more, or sign in another way.',
  'ochiq.provider.cancelled-only': 'You cancelled at {name}. Press the button once more.',
  'ochiq.provider.declined': '{name} declined it. Press the button once more; if it happens again, tell the administrator.',
  'ochiq.provider.no-answer': '{name} does not respond. Try again in a few minutes, or sign in with your password.',
  'ochiq.provider.no-answer-only': '{name} does not respond. Try again in a few minutes, or tell the administrator.',
  'ochiq.provider.clock': 'The clocks of {name} and of this site differ by more than a minute: tell the administrator.',
  'ochiq.provider.invalid':
    'What {name} said of you could not be verified. Press the button once more; if it happens again, tell the administrator.',
  'ochiq.provider.no-account': 'No account of this panel has your address at {name}. Ask the administrator to add one with that address.',
  'ochiq.provider.not-verified':
    '{name} vouches for no e-mail address of yours, and your account is not linked to it. Sign in another way, open “Sign-in protection” and connect {name} there.',
  'ochiq.provider.not-verified-only':
    '{name} has not confirmed your e-mail address, so your account could not be found. Confirm it there, or ask the administrator.',
  'ochiq.provider.other-identity': 'The account is linked to another person at {name} already. Ask the administrator to remove that link.',
  'ochiq.provider.inactive': 'Your account of this panel is not active. Ask the administrator.',
  'ochiq.provider.other-session': 'The connection was begun in another session or for another account. Press the button once more.',
  'ochiq.provider.other-account':
    'Another account of this panel is linked to you at {name} already. Ask the administrator to remove that link.',
  'ochiq.provider.failed': 'It did not work: {reason}',
  'ochiq.provider.title': 'Sign-in with {name}',
  'ochiq.provider.title-former': 'Sign-in through a provider',
  'ochiq.provider.linked':
    'Your account has been linked to it since {since}; it was last used on {used}. Only a Super Admin removes the link.',
  'ochiq.provider.new-password': 'A new password of yours removes it, too.',
  'ochiq.provider.unlinked':
    'Your account is not linked to it yet. Connect it, and you can sign in with {name} from then on: you go to {name}, and come back to this page.',
  'ochiq.provider.connect': 'Connect {name}',
  'ochiq.provider.connecting': 'Connecting your account with {name}…',
  'ochiq.provider.connected': 'Your account is linked: from now on you can sign in with {name}.',
  'ochiq.provider.connect-address': '{name} can be connected at the panel’s own address only:',
  'ochiq.provider.people': 'Remove the link of a person',
  'ochiq.provider.people-lead':
    'For who has another account at the provider now. All their sessions are ended; then they connect the new one on this page, or it is linked at the first sign-in by its confirmed address.',
  'ochiq.provider.people-lead-only':
    'For who has another account at the provider now. All their sessions are ended. Passwords are closed: a person whose address the provider does not confirm cannot sign in or connect again until they are opened.',
  'ochiq.provider.person': 'Linked account',
  'ochiq.provider.choice': '{person}, last used on {used}',
  'ochiq.provider.remove': 'Remove the link',
  'ochiq.provider.removed': 'The link was removed.',
  'ochiq.provider.none': 'No account is linked yet.',
} as const;

export type ProviderText = keyof typeof englishProvider;

/** The same in another language. The compiler requires every text. */
export type ProviderTexts = Readonly<Record<ProviderText, string>>;
