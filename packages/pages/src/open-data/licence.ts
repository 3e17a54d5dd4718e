/** The licence of the site's own registers: reuse by anyone, for any purpose, with attribution. */
export const registerLicence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const;
