/** The texts about plans for an entry. `{minute}` is a day and a time in Tashkent. */
export const englishSchedule = {
  'ochiq.schedule.title': 'Planned publishing',
  'ochiq.schedule.action': 'What is to be done',
  'ochiq.schedule.publish': 'Publish',
  'ochiq.schedule.unpublish': 'Unpublish',
  'ochiq.schedule.minute': 'Day and time in Tashkent',
  'ochiq.schedule.add': 'Plan',
  'ochiq.schedule.cancel': 'Cancel',
  'ochiq.schedule.hint': 'For this language only. What is saved by that minute is published.',
  'ochiq.schedule.none': 'Nothing is planned for this language.',
  'ochiq.schedule.publish.waiting': 'Will be published: {minute}',
  'ochiq.schedule.publish.done': 'Published as planned: {minute}',
  'ochiq.schedule.publish.cancelled': 'Cancelled publication: {minute}',
  'ochiq.schedule.publish.failed': 'Was not published: {minute}',
  'ochiq.schedule.unpublish.waiting': 'Will be unpublished: {minute}',
  'ochiq.schedule.unpublish.done': 'Unpublished as planned: {minute}',
  'ochiq.schedule.unpublish.cancelled': 'Cancelled withdrawal: {minute}',
  'ochiq.schedule.unpublish.failed': 'Was not unpublished: {minute}',
  'ochiq.schedule.by': 'Planned by {name}',
  'ochiq.schedule.no-minute': 'Choose a day and a time.',
  'ochiq.schedule.over': 'This minute is over: choose a later one.',
  'ochiq.schedule.taken': 'Something is planned for this minute already.',
  'ochiq.schedule.broken': 'The plans could not be read or changed. Try again.',
} as const;

export type ScheduleText = keyof typeof englishSchedule;
