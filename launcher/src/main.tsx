import { readyPath, startMicroapp, startReady } from '@wallet/kit/app';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import { screens } from './screens.ts';

const launcher = { manifest, screens, messages };

// The phone app keeps this page in a spare WebView, until it is told what to become.
if (window.location.pathname === readyPath) startReady({ own: launcher });
else startMicroapp(launcher);
