/**
 * The profile of the institution (.github/ARCHITECTURE.md, "Profiles"): a geological state institution or a government body.
 * It chooses the navigation, the home page and what the root path does.
 */
export const profiles = ['institution', 'government'] as const;
export type Profile = (typeof profiles)[number];
