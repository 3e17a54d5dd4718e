/** What Strapi's own English says that is not so. */
export const mended = {
  'app.containers.AuthPage.ForgotPasswordSuccess.title': 'Request received',
  'app.containers.AuthPage.ForgotPasswordSuccess.text.email':
    'If this address belongs to somebody who uses the panel, a link to set a new password comes within minutes.',
} as const;
