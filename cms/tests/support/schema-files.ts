import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { cmsFolder } from './run-bin';

export type Attribute = Readonly<Record<string, unknown>> & { type: string };

/** A schema file of the CMS, as Strapi reads it. */
export type Schema = {
  kind?: string;
  info: { singularName?: string; pluralName?: string; displayName: string };
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { i18n?: { localized?: boolean } };
  attributes: Readonly<Record<string, Attribute>>;
};

const api = path.join(cmsFolder, 'src', 'api');
const components = path.join(cmsFolder, 'src', 'components');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Schema;
const getSchemaPath = (name: string) => path.join(api, name, 'content-types', name, 'schema.json');

/** Every content type that Strapi would load, by its name. */
export const typeSchemas = (): ReadonlyMap<string, Schema> =>
  new Map(
    readdirSync(api)
      .filter((name) => existsSync(getSchemaPath(name)))
      .map((name) => [name, readJson(getSchemaPath(name))]),
  );

/** Every component that Strapi would load, by its uid. */
export const componentSchemas = (): ReadonlyMap<string, Schema> =>
  new Map(
    readdirSync(components).flatMap((category) =>
      readdirSync(path.join(components, category)).map((file): [string, Schema] => [
        `${category}.${path.basename(file, '.json')}`,
        readJson(path.join(components, category, file)),
      ]),
    ),
  );
