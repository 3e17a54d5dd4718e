import type { ServiceBody } from '@ochiq/pages/plan/services';

/** A service with all its details. */
export type ServiceFull = NonNullable<ServiceBody['service']>;
