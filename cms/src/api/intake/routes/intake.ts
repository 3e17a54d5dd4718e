// Access is checked by the middleware edge-only: the edge has no token of Strapi's.
const config = { auth: false };

export default {
  routes: [
    { method: 'GET', path: '/intake/challenge', handler: 'intake.challenge', config },
    { method: 'GET', path: '/intake/account', handler: 'intake.account', config },
    { method: 'POST', path: '/intake/sign-in/:provider/begin', handler: 'sign-in.begin', config },
    { method: 'POST', path: '/intake/sign-in/:provider/finish', handler: 'sign-in.finish', config },
    { method: 'POST', path: '/intake/shared-draft', handler: 'shared-draft.showPage', config },
    { method: 'POST', path: '/intake/shared-draft-file', handler: 'shared-draft.showFile', config },
    { method: 'GET', path: '/intake/audit-checkpoints', handler: 'audit-checkpoints.list', config },
    { method: 'POST', path: '/intake/approval-code', handler: 'shared-draft.sendCode', config },
    { method: 'POST', path: '/intake/approval-answer', handler: 'shared-draft.takeAnswer', config },
    { method: 'POST', path: '/intake/:form', handler: 'intake.receive', config },
  ],
};
