import { uzbekAccounts } from './panel/accounts.ts';
import { uzbekContent } from './panel/content.ts';
import { uzbekEditor } from './panel/editor.ts';
import { uzbekEntrance } from './panel/entrance.ts';
import { uzbekEntryMessages } from './panel/entry-messages.ts';
import { uzbekEntryParts } from './panel/entry-parts.ts';
import { uzbekFields } from './panel/fields.ts';
import { uzbekFileDetails } from './panel/file-details.ts';
import { uzbekFileLists } from './panel/file-lists.ts';
import { uzbekFileUploads } from './panel/file-uploads.ts';
import { uzbekFrame } from './panel/frame.ts';
import { uzbekHome } from './panel/home.ts';
import { uzbekLanguages } from './panel/languages.ts';
import { uzbekMail } from './panel/mail.ts';
import { uzbekMedia } from './panel/media.ts';
import { uzbekPeople } from './panel/people.ts';
import { uzbekPlugins } from './panel/plugins.ts';
import { uzbekRelations } from './panel/relations.ts';
import { uzbekSiteSettings } from './panel/site-settings.ts';
import { uzbekTokens } from './panel/tokens.ts';
import { uzbekViewSettings } from './panel/view-settings.ts';
import { uzbekWords } from './panel/words.ts';

/**
 * The panel’s own texts. Every text of Strapi’s that can be shown is here: cms/tests/strapi-texts.test.ts compares
 * them.
 */
export const uzbekPanel: Readonly<Record<string, string>> = {
  ...uzbekAccounts,
  ...uzbekContent,
  ...uzbekEditor,
  ...uzbekEntrance,
  ...uzbekEntryMessages,
  ...uzbekEntryParts,
  ...uzbekFields,
  ...uzbekFileDetails,
  ...uzbekFileLists,
  ...uzbekFileUploads,
  ...uzbekFrame,
  ...uzbekHome,
  ...uzbekLanguages,
  ...uzbekMail,
  ...uzbekMedia,
  ...uzbekPeople,
  ...uzbekPlugins,
  ...uzbekRelations,
  ...uzbekSiteSettings,
  ...uzbekTokens,
  ...uzbekViewSettings,
  ...uzbekWords,
};
