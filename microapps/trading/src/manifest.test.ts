import { describeManifest } from '@wallet/kit/testing';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);
