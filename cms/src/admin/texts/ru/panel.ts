import { accounts } from './panel/accounts.ts';
import { content } from './panel/content.ts';
import { editor } from './panel/editor.ts';
import { entrance } from './panel/entrance.ts';
import { entryMessages } from './panel/entry-messages.ts';
import { entryParts } from './panel/entry-parts.ts';
import { fields } from './panel/fields.ts';
import { fileDetails } from './panel/file-details.ts';
import { fileLists } from './panel/file-lists.ts';
import { fileUploads } from './panel/file-uploads.ts';
import { frame } from './panel/frame.ts';
import { home } from './panel/home.ts';
import { languages } from './panel/languages.ts';
import { mail } from './panel/mail.ts';
import { media } from './panel/media.ts';
import { people } from './panel/people.ts';
import { plugins } from './panel/plugins.ts';
import { relations } from './panel/relations.ts';
import { siteSettings } from './panel/site-settings.ts';
import { tokens } from './panel/tokens.ts';
import { viewSettings } from './panel/view-settings.ts';
import { words } from './panel/words.ts';

/** The panel’s texts that Strapi’s own Russian lacks or mistranslates; the rest is Strapi’s. */
export const panel: Readonly<Record<string, string>> = {
  ...accounts,
  ...content,
  ...editor,
  ...entrance,
  ...entryMessages,
  ...entryParts,
  ...fields,
  ...fileDetails,
  ...fileLists,
  ...fileUploads,
  ...frame,
  ...home,
  ...languages,
  ...mail,
  ...media,
  ...people,
  ...plugins,
  ...relations,
  ...siteSettings,
  ...tokens,
  ...viewSettings,
  ...words,
};
