/** Corrections of Strapi's own English. */
export const englishCorrections = {
  'app.containers.AuthPage.ForgotPasswordSuccess.title': 'Request received',
  'app.containers.AuthPage.ForgotPasswordSuccess.text.email':
    'If this address belongs to somebody who uses the panel, a link to set a new password comes within minutes.',
  'Auth.form.welcome.subtitle': 'Sign in to the panel',
  'Auth.form.register.subtitle': 'This is for signing in to the panel only. It is kept in your own database.',
  'Auth.form.welcome.title': 'Welcome!',
  // Strapi calls both irreversible: there, they are.
  'content-manager.actions.delete.dialog.body': 'Delete this entry? For 90 days it can be restored from the trash.',
  'content-manager.actions.discard.dialog.body': 'Discard the changes? They stay in the history of the entry.',
  // The type of the accounts plugin: none of these accounts uses the panel.
  User: 'Accounts of citizens',
} as const;

/** The texts shown where a picture is uploaded; Strapi says there what browsers do with the alternative text. */
export const englishPictures = {
  'upload.form.input.description.file-alt':
    "Write what the picture shows, for people who don't see it. A file's name is no description; a text with a picture that has none is not published.",
};
