/** The texts about what was typed and is not saved. `{when}` is a day and a time in Tashkent. */
export const englishCopies = {
  'ochiq.copies.stored': 'Not saved yet. Kept in this browser, {when}.',
  'ochiq.copies.broken': 'Not saved yet, and this browser cannot keep it: its storage is full or switched off. Save often.',
  'ochiq.copies.too-large': 'Not saved yet, and too much for this browser to keep. Save often.',
  'ochiq.copies.found': 'You typed something here that was never saved: {when}.',
  'ochiq.copies.restore': 'Put it back into the form',
  'ochiq.copies.drop': 'Delete it',
  'ochiq.copies.restored': 'Your text is back in the form. It is not saved yet.',
} as const;

export type CopiesText = keyof typeof englishCopies;

/** The same in another language. The compiler requires every text. */
export type CopiesTexts = Readonly<Record<CopiesText, string>>;

/**
 * The texts about joining two versions of an entry. `{name}` is a person, `{when}` a day and a time in Tashkent,
 * `{fields}` a list.
 */
export const englishMerge = {
  'ochiq.merge.conflict': '{name} saved this entry while you were writing: {when}. Nothing of yours is lost, and nothing of theirs.',
  'ochiq.merge.somebody': 'Somebody else',
  'ochiq.merge.compare': 'Compare and choose',
  'ochiq.merge.copy': 'Save mine as a new draft',
  'ochiq.merge.copied': 'Your text is saved as a draft of its own. Links to other entries have to be chosen there again.',
  'ochiq.merge.copy-failed': 'The draft was not saved. Your text is still in the form.',
  'ochiq.merge.unread': 'The other version could not be read. Try again.',
  'ochiq.merge.title': 'Two versions of this entry',
  'ochiq.merge.restore-title': 'Your text and the saved version',
  'ochiq.merge.hint':
    'What only one of you changed is taken as it is. Choose where both changed the same. The result goes into the form: read it there, then save.',
  'ochiq.merge.theirs-only': 'Taken from the saved version: {fields}',
  'ochiq.merge.mine-only': 'Kept of yours: {fields}',
  'ochiq.merge.joined': 'Joined from both: {fields}',
  'ochiq.merge.choose': '{field}, place {number} of {count}',
  'ochiq.merge.mine': 'Mine',
  'ochiq.merge.theirs': 'The saved one',
  'ochiq.merge.both': 'Both, mine below',
  'ochiq.merge.empty': '(empty)',
  'ochiq.merge.all-mine': 'Everywhere mine',
  'ochiq.merge.all-theirs': 'Everywhere the saved one',
  'ochiq.merge.left': '{count, plural, =0 {Everything is chosen.} one {# place is left to choose.} other {# places are left to choose.}}',
  'ochiq.merge.apply': 'Put into the form',
  'ochiq.merge.cancel': 'Cancel',
  'ochiq.merge.applied': 'Both versions are joined in the form. Nothing is saved yet.',
} as const;

export type MergeText = keyof typeof englishMerge;

/** The same in another language. The compiler requires every text. */
export type MergeTexts = Readonly<Record<MergeText, string>>;

/** The texts about others in the same entry. `{time}` is a day and a time in Tashkent. */
export const englishPresence = {
  'ochiq.presence.title': 'Also here, in this language',
  'ochiq.presence.unnamed': 'Somebody without a name',
  'ochiq.presence.yourself': 'You, in another window',
  'ochiq.presence.since': 'since {time}',
  'ochiq.presence.editing': 'has unsaved text',
  'ochiq.presence.has-entry': 'is editing this entry',
  'ochiq.presence.take-over': 'Take over',
  'ochiq.presence.hint': 'Nothing is locked: whoever saves second compares both texts. Speak with each other first.',
  'ochiq.presence.taken': '{name} took this entry over: {time}. What you typed stays in your form.',
  'ochiq.presence.take-back': 'Take it back',
} as const;

export type PresenceText = keyof typeof englishPresence;

/** The same in another language. The compiler requires every text. */
export type PresenceTexts = Readonly<Record<PresenceText, string>>;

/** The texts of the sign-in over a form. `{email}` is that of the person who fills it in. */
export const englishSession = {
  'ochiq.session.title': 'Your session has ended',
  'ochiq.session.explanation': 'Your form is still here, with everything you typed. Give your password, and go on where you were.',
  'ochiq.session.person': 'You are {email}',
  'ochiq.session.password': 'Password',
  'ochiq.session.sign-in': 'Sign in and go on',
  'ochiq.session.decline': 'Leave the form',
  'ochiq.session.wrong': 'You were not signed in: {reason}',
} as const;

export type SessionText = keyof typeof englishSession;

/** The same in another language. The compiler requires every text. */
export type SessionTexts = Readonly<Record<SessionText, string>>;
