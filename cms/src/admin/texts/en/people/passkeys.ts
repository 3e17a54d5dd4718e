/** The texts about passkeys. `{name}` is what a person calls one, `{action}` a button, `{address}` the panel's own. */
export const englishPasskeys = {
  'ochiq.passkeys.title': 'Passkeys',
  'ochiq.passkeys.lead':
    'A passkey is on your phone, on your computer or on a security key. You confirm with a finger, your face or a PIN, and there is nothing to type that could be coaxed out of you.',
  'ochiq.passkeys.none': 'You have no passkeys yet.',
  'ochiq.passkeys.added': 'Added on {day}',
  'ochiq.passkeys.used': 'last used on {day}',
  'ochiq.passkeys.unused': 'not used yet',
  'ochiq.passkeys.add': 'Add a passkey',
  'ochiq.passkeys.full': 'There may be {count} of them: remove one before you add another one.',
  'ochiq.passkeys.name': 'Name of the passkey',
  'ochiq.passkeys.name-hint': 'One by which you know the device again, for example “Work computer”.',
  'ochiq.passkeys.default-name': 'Passkey {number}',
  'ochiq.passkeys.create': 'Create the passkey',
  'ochiq.passkeys.wait': 'Now confirm it on your device: the browser shows how.',
  'ochiq.passkeys.retry': 'Try again',
  'ochiq.passkeys.cancel': 'Cancel',
  'ochiq.passkeys.rename': 'Rename “{name}”',
  'ochiq.passkeys.save': 'Save the name',
  'ochiq.passkeys.remove': 'Remove “{name}”',
  'ochiq.passkeys.remove-last': 'Without it, you have no second factor any more.',
  'ochiq.passkeys.remove-required': 'It is your only second factor, and your role requires one: add another passkey or an app first.',
  'ochiq.passkeys.with': '{action}: with a passkey',
  'ochiq.passkeys.recovery': 'One of your recovery codes',
  'ochiq.passkeys.app-lead': 'Codes from an app on your phone can be set up, too, for a device without your passkeys.',
  'ochiq.passkeys.app-off': 'Switch the app off',
  'ochiq.passkeys.ask': 'One more step: your passkey',
  'ochiq.passkeys.ask-lead': 'Have the phone, the computer or the security key ready on which your passkey is.',
  'ochiq.passkeys.use': 'Use a passkey',
  'ochiq.passkeys.remember': 'Ask for no passkey in this browser for 30 days',
  'ochiq.passkeys.code-instead': 'Type a code instead',
  'ochiq.passkeys.passkey-instead': 'Use a passkey instead',
  'ochiq.passkeys.add-instead': 'Set up a passkey instead',
  'ochiq.passkeys.app-instead': 'Set up an app instead',
  'ochiq.passkeys.unsupported': 'This browser knows no passkeys: take a newer one, or a code.',
  'ochiq.passkeys.address':
    'Passkeys work only at the panel’s own address, over https or on this computer: open {address}, or take a code.',
  'ochiq.passkeys.no-address':
    'Passkeys do not work here, since the panel has no address of its own yet. Take a code; the administrator sets the address, PANEL_HOST.',
  'ochiq.passkeys.cancelled':
    'No passkey was used: you cancelled, or this device has none of yours. Try again, take the device on which your passkey is, or type a code.',
  'ochiq.passkeys.not-made': 'No passkey was made, since you cancelled or the device could not. Try again, or take another device.',
  'ochiq.passkeys.timed-out': 'The browser has waited for five minutes. Try again, and confirm within that time.',
  'ochiq.passkeys.known': 'This device has a passkey of yours already: take another device.',
  'ochiq.passkeys.failed': 'It did not work on this device. Try again, or take another device or a code.',
} as const;

export type PasskeyText = keyof typeof englishPasskeys;

/** The same in another language. The compiler requires every text. */
export type PasskeyTexts = Readonly<Record<PasskeyText, string>>;
