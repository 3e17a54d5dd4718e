import { russianAccounts } from './panel/accounts.ts';
import { russianContent } from './panel/content.ts';
import { russianEditor } from './panel/editor.ts';
import { russianEntrance } from './panel/entrance.ts';
import { russianEntryMessages } from './panel/entry-messages.ts';
import { russianEntryParts } from './panel/entry-parts.ts';
import { russianFields } from './panel/fields.ts';
import { russianFileDetails } from './panel/file-details.ts';
import { russianFileLists } from './panel/file-lists.ts';
import { russianFileUploads } from './panel/file-uploads.ts';
import { russianFrame } from './panel/frame.ts';
import { russianHome } from './panel/home.ts';
import { russianLanguages } from './panel/languages.ts';
import { russianMail } from './panel/mail.ts';
import { russianMedia } from './panel/media.ts';
import { russianPeople } from './panel/people.ts';
import { russianPlugins } from './panel/plugins.ts';
import { russianRelations } from './panel/relations.ts';
import { russianSiteSettings } from './panel/site-settings.ts';
import { russianTokens } from './panel/tokens.ts';
import { russianViewSettings } from './panel/view-settings.ts';
import { russianWords } from './panel/words.ts';

/** The panel’s texts that Strapi’s own Russian lacks or mistranslates; the rest is Strapi’s. */
export const russianPanel: Readonly<Record<string, string>> = {
  ...russianAccounts,
  ...russianContent,
  ...russianEditor,
  ...russianEntrance,
  ...russianEntryMessages,
  ...russianEntryParts,
  ...russianFields,
  ...russianFileDetails,
  ...russianFileLists,
  ...russianFileUploads,
  ...russianFrame,
  ...russianHome,
  ...russianLanguages,
  ...russianMail,
  ...russianMedia,
  ...russianPeople,
  ...russianPlugins,
  ...russianRelations,
  ...russianSiteSettings,
  ...russianTokens,
  ...russianViewSettings,
  ...russianWords,
};
