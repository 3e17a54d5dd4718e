/** The identity providers, through which a person signs in without a password of this site. */
export const providers = ['oneid', 'google', 'telegram', 'facebook'] as const;

export type Provider = (typeof providers)[number];

export const isProvider = (name: string): name is Provider => providers.some((provider) => provider === name);
