import { startMicroapp } from '@wallet/kit/app';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import { screens } from './screens.ts';

startMicroapp({ manifest, screens, messages });
