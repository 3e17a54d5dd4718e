/** In the place of Strapi's welcome to those who try what it sells, with a picture of 308 kB that the home page loaded. */
export const FreeTrialWelcomeModal = (): null => null;

/** In the place of its farewell. */
export const FreeTrialEndedModal = (): null => null;
