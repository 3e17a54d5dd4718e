declare module 'gatsby-own-entry';
