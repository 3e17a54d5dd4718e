/** The texts about submitted files. */
export const englishSentFiles = {
  'ochiq.sent-files.title': 'Files of the citizen',
  'ochiq.sent-files.none': 'No files came with it.',
  'ochiq.sent-files.care': 'They were checked when they came. They are deleted together with the message.',
  'ochiq.sent-files.save': 'Download',
  'ochiq.sent-files.save.name': 'Download: {name}',
  'ochiq.sent-files.failed': 'The file did not come. Try again; if that does not help, tell the administrator.',
  'ochiq.sent-files.broken': 'The list of files could not be read. Open this page again.',
  'ochiq.sent-files.kilobytes': '{amount} KB',
  'ochiq.sent-files.megabytes': '{amount} MB',
} as const;

export type SentFilesTextId = keyof typeof englishSentFiles;

/** The same in another language. The compiler requires every text. */
export type SentFilesTexts = Readonly<Record<SentFilesTextId, string>>;
