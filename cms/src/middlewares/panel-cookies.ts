import type { Core } from '@strapi/strapi';

import { isPanelEncrypted } from '../people/second-factor/passkeys/relying-party';
import { isPanel } from '../platform/panel-words/panel-refusals';

/** Lets responses of the panel have cookies for https only: Koa, which sees nginx's request without encryption, would refuse them. */
const panelCookies: Core.MiddlewareFactory = () => async (context, next) => {
  if (isPanelEncrypted() && isPanel(context.path)) context.cookies.secure = true;
  await next();
};

export default panelCookies;
