/** How much a callout matters. */
export const calloutKinds = ['information', 'important', 'warning', 'danger'] as const;
