/** The texts about files before the upload. `{files}` is a list of `ochiq.files.file`. */
export const englishFiles = {
  'ochiq.files.file': '“{name}” ({size} MB)',
  'ochiq.files.large':
    'Large: {files}. Readers on a phone wait long for this, and pay for it. If you can, make it smaller first: save a PDF for the web, a video at 720p. Upload it as it is?',
  'ochiq.files.too-large':
    'Too large: {files}. The site takes files of up to {most} MB, which is what its disk and its readers can bear. Nothing was sent. Make the file smaller or divide it. A video may stay elsewhere: then give its address.',
} as const;

export type FilesText = keyof typeof englishFiles;

/** The same in another language. The compiler requires every text. */
export type FilesTexts = Readonly<Record<FilesText, string>>;
