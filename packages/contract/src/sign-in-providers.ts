/** Who may vouch for a person, so that they need no password here. */
export const providers = ['oneid', 'google', 'telegram', 'facebook'] as const;

export type Provider = (typeof providers)[number];

export const isProvider = (name: string): name is Provider => providers.some((provider) => provider === name);
