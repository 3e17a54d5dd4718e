// The environment of the CMS's tests: Node's, and hosts of commands that stay from one file to the next.
import { TestEnvironment } from 'jest-environment-node';

import { hosts } from './hosts.mjs';

export default class HostingEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.cmsHosts = hosts;
  }
}
