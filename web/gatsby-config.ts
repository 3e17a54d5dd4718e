import { defaultLocale, localeCodes } from '@ochiq/contract/routing/locales';
import type { GatsbyConfig } from 'gatsby';

import { readBuildEnv } from './src/build/env';
import { resolveMessagesFolder } from './src/build/resolve-messages-folder';
import { createStrapiSource } from './src/build/create-strapi-source';

const env = readBuildEnv();

const config: GatsbyConfig = {
  pathPrefix: env.pathPrefix,
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: resolveMessagesFolder({ site: __dirname, pseudo: env.pseudo }), ignore: ['**/*.ts'] },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        generateDefaultLanguagePage: true,
        redirect: false,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: { defaultNS: 'common', interpolation: { escapeValue: false }, returnNull: false },
      },
    },
    createStrapiSource(env),
  ],
};

export default config;
