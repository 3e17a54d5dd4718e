/** The emblem of the site, where Strapi would show its own; an administrator may upload another one under the settings. */
export const logo = new URL('../../../favicon.png', import.meta.url).href;
