/** The texts about the second factor at sign-in. `{key}` is a secret, `{name}` a person. */
export const englishFactor = {
  'ochiq.factor.title': 'Sign-in protection',
  'ochiq.factor.lead': 'A code from your phone or a passkey besides the password, and the devices on which you are signed in.',
  'ochiq.factor.ask': 'One more step: your code',
  'ochiq.factor.ask-lead': 'Type the code that the app on your phone shows. Without the phone, type one of your recovery codes.',
  'ochiq.factor.code': 'Code',
  'ochiq.factor.remember': 'Ask for no code in this browser for 30 days',
  'ochiq.factor.continue': 'Continue',
  'ochiq.factor.sign-out': 'Sign out',
  'ochiq.factor.forced': 'Your role requires a second factor',
  'ochiq.factor.enrol-lead': 'You will sign in with the password and a code from an app on your phone. Type your password to set it up.',
  'ochiq.factor.password': 'Your password',
  'ochiq.factor.enrol-lead-provider': 'After the sign-in through the provider you will type a code from an app on your phone.',
  'ochiq.factor.provider-fresh': 'You have just signed in at the provider: that proves that it is you.',
  'ochiq.factor.provider-over':
    'You have no password, so the provider has to confirm that it is you. You are signed out, sign in there again, and come back to this page.',
  'ochiq.factor.provider-confirm': 'Confirm at the provider',
  'ochiq.factor.begin': 'Set up',
  'ochiq.factor.scan':
    'Open an authenticator app on your phone, for example Aegis, FreeOTP or Google Authenticator, and have it read this picture.',
  'ochiq.factor.picture': 'QR code with the key',
  'ochiq.factor.key': 'Or type this key into the app:',
  'ochiq.factor.first-code': 'The code that the app shows now',
  'ochiq.factor.confirm': 'Check the code',
  'ochiq.factor.codes': 'Recovery codes',
  'ochiq.factor.codes-lead':
    'Each of them takes the place of the phone once. They are shown only now: print them, or put them into a safe place.',
  'ochiq.factor.download': 'Save as a file',
  'ochiq.factor.stored': 'I have stored them',
  'ochiq.factor.finish': 'Finish',
  'ochiq.factor.off': 'The second factor is off: the password alone opens the panel.',
  'ochiq.factor.on': 'The second factor is on.',
  'ochiq.factor.left':
    '{count, plural, =0 {No recovery codes are left.} one {# recovery code is left.} other {# recovery codes are left.}}',
  'ochiq.factor.required': 'Your role requires it. For another phone, add a passkey first, or ask an administrator to reset it.',
  'ochiq.factor.current': 'A current code from the app',
  'ochiq.factor.new-codes': 'Get new recovery codes',
  'ochiq.factor.turn-off': 'Switch off',
  'ochiq.factor.broken': 'The state of your sign-in could not be read. Load the page again.',
  'ochiq.factor.sessions': 'Devices on which you are signed in',
  'ochiq.factor.sessions-link': 'Show and end sessions',
  'ochiq.factor.others': 'Second factors of others',
  'ochiq.factor.roles': 'Roles that require a second factor',
  'ochiq.factor.save': 'Save the roles',
  'ochiq.factor.saved': 'Saved. People with these roles are asked at once.',
  'ochiq.factor.people': 'Reset the second factor of a person',
  'ochiq.factor.people-lead':
    'For a person who has lost the phone or the passkeys, and the recovery codes, too. Make sure that it is them who ask. All their sessions end.',
  'ochiq.factor.none': 'Nobody has a second factor yet.',
  'ochiq.factor.person': 'Person',
  'ochiq.factor.reset': 'Reset',
  'ochiq.factor.was-reset': 'The second factor was reset.',
} as const;

export type FactorText = keyof typeof englishFactor;

/** The same in another language. The compiler requires every text. */
export type FactorTexts = Readonly<Record<FactorText, string>>;
