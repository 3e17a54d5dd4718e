import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What comes later is waited for, however busy the machine is: a test that waits for ever still ends.
configure({ asyncUtilTimeout: 15_000 });
