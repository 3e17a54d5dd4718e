const readers = { collection: ['find', 'findOne'], single: ['find'] } as const;

const maker = { routes: 'createCoreRouter', controllers: 'createCoreController', services: 'createCoreService' } as const;

function coreFile(role: keyof typeof maker, name: string, kind: keyof typeof readers): string {
  const only = readers[kind].map((action) => `'${action}'`).join(', ');
  const options = role === 'routes' ? `, { only: [${only}] }` : '';
  return [
    "import { factories } from '@strapi/strapi';",
    '',
    `export default factories.${maker[role]}('api::${name}.${name}'${options});`,
    '',
  ].join('\n');
}

/** Builds Strapi's router, controller and service of a type: read only. */
export function coreFiles(name: string, kind: keyof typeof readers): [path: string, text: string][] {
  const roles = Object.keys(maker) as (keyof typeof maker)[];
  return roles.map((role) => [`src/api/${name}/${role}/${name}.ts`, coreFile(role, name, kind)]);
}
