/** Under what the site's own registers may be used again: by anybody, for anything, with the source named. */
export const registerLicence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const;
