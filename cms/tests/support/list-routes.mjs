// Loads a CMS without listening, and tells its parent every route that it would answer, as `GET /path`, and what stands before them.
import process from 'node:process';

import launch from '../../dist/src/platform/bootstrap/load.js';

const strapi = await launch.load();
strapi.server.mount();
const routes = strapi.server.listRoutes().flatMap(({ methods, path }) => {
  const all = methods.length > 5;
  return all ? [`ALL ${path}`] : methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`);
});
const middlewares = strapi.config.get('middlewares').map((one) => (typeof one === 'string' ? one : one.name));
await new Promise((resolve) => {
  process.send({ routes, middlewares }, resolve);
});
process.exit();
