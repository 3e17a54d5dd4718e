const readers = { collection: ['find', 'findOne'], single: ['find'] } as const;

const factoryNames = { routes: 'createCoreRouter', controllers: 'createCoreController', services: 'createCoreService' } as const;

function buildCoreFile(role: keyof typeof factoryNames, name: string, kind: keyof typeof readers): string {
  const only = readers[kind].map((action) => `'${action}'`).join(', ');
  const options = role === 'routes' ? `, { only: [${only}] }` : '';
  return [
    "import { factories } from '@strapi/strapi';",
    '',
    `export default factories.${factoryNames[role]}('api::${name}.${name}'${options});`,
    '',
  ].join('\n');
}

/** Builds Strapi's router, controller and service of a type: read only. */
export function buildCoreFiles(name: string, kind: keyof typeof readers): [path: string, text: string][] {
  const roles = Object.keys(factoryNames) as (keyof typeof factoryNames)[];
  return roles.map((role) => [`src/api/${name}/${role}/${name}.ts`, buildCoreFile(role, name, kind)]);
}
