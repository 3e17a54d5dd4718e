import type { ServiceBody } from '@ochiq/pages/plan/services';

/** A service with everything that an applicant asks. */
export type ServiceFull = NonNullable<ServiceBody['service']>;
